
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
      "ListUpdate",
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
      "ListUpdate",
      "OrderUpdate"
    ]
  }
};
      export default result;
    