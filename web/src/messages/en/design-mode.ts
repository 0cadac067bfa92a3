/** Texts of design mode (S-167). */
export const designModeTexts = {
  title: 'Design mode',
  text: 'Sample data. Nothing is saved.',
  refused: 'Design mode shows sample data, so nothing is saved.',
  banner: 'Banner',
};
