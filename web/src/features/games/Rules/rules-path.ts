/** Address of the page with the official rules of a program, which everybody may read (N-27). */
export const rulesPath = (programCode: string): string => `/games/official-rules/${encodeURIComponent(programCode)}`;
