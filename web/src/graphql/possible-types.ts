
      export type PossibleTypesResultData = {
  "possibleTypes": {
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
    "Reveal": [
      "CollectReveal",
      "Pick3Reveal",
      "ScratchReveal",
      "WheelReveal"
    ]
  }
};
      export default result;
    