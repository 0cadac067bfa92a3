/** Official rules bind as they were frozen, in the language that they were written in. */
export const rulesLanguage = 'en';
