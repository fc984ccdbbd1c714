/** A picture as the server describes one of ours. */
export const demoImage = {
  url: `/media/${'a'.repeat(32)}.jpg`,
  width: 1600,
  height: 1067,
  placeholder: null,
  widths: [320, 480, 672, 768, 960, 1280, 1600],
};
