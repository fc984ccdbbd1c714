/** A picture as the server describes one of ours. */
export const demoImage = {
  url: `/media/${'a'.repeat(32)}.jpg`,
  width: 1600,
  height: 1067,
  placeholder: null,
  sources: [{ type: 'image/avif', srcset: '/media/a/480.avif 480w' }],
};
