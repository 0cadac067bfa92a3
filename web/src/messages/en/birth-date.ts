/** The fields of a date of birth: each one's name, and the shape of what is typed. */
export const birthDate = {
  month: { name: 'Month', shape: 'MM' },
  day: { name: 'Day', shape: 'DD' },
  year: { name: 'Year', shape: 'YYYY' },
};
