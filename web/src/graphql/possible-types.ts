
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
    ],
    "ShoppingUpdate": [
      "CartUpdate",
      "OrderUpdate"
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
    ],
    "ShoppingUpdate": [
      "CartUpdate",
      "OrderUpdate"
    ]
  }
};
      export default result;
    