
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "RedemptionResult": [
      "AlternateChoice",
      "RedeemedCode",
      "RedeemedFreshPass",
      "RedeemedOffer",
      "RedeemedReward",
      "SweepstakesEntry",
      "UnlockedRecipe"
    ],
    "Reveal": [
      "CollectReveal",
      "Pick3Reveal",
      "ScratchReveal",
      "WheelReveal"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "RedemptionResult": [
      "AlternateChoice",
      "RedeemedCode",
      "RedeemedFreshPass",
      "RedeemedOffer",
      "RedeemedReward",
      "SweepstakesEntry",
      "UnlockedRecipe"
    ],
    "Reveal": [
      "CollectReveal",
      "Pick3Reveal",
      "ScratchReveal",
      "WheelReveal"
    ]
  }
};
      export default result;
    