/** The agency elsewhere. */
export const socialLinks = [
  { name: 'Facebook', url: 'https://www.facebook.com/lubugo.example' },
  { name: 'Instagram', url: 'https://www.instagram.com/lubugo.example' },
  { name: 'TikTok', url: 'https://www.tiktok.com/@lubugo.example' },
  { name: 'YouTube', url: 'https://www.youtube.com/@lubugo.example' },
  { name: 'PayPal', url: 'https://www.paypal.com/paypalme/lubugoexample' },
] as const;
