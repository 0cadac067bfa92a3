/** A picture's name in words, for those who hear it: `bubble-tea` is "bubble tea". */
export const pictureName = (imageId: string): string => imageId.replaceAll('-', ' ');
