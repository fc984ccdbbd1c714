// What browsers may do with our pages: nothing but what these headers name.
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';
import { checkoutOrigin } from '../platform/payments/flutterwave.ts';

/** Videos in posts and the gallery play only from these. */
const videoSites = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The office's map, for visitors who ask for it. A page keeps its headers while the next ones are drawn into it, so all but those of guests have it. */
const mapSite = 'https://www.openstreetmap.org';

/** The one page that lets somebody else's script in. A kept page keeps its headers, so each address always has its own. */
const donationsPage = '/donations';

/** Pages of bookings, whose addresses hold keys: nobody else's script or frame runs beside them. Links to and from them load a page anew. */
const guestsPages = /^\/book(ing)?(\/|$)/;

/** Scripts, fonts and pictures: nothing can run in them as in a page, and thirty of them make a page. */
const assets = '/assets/';
const media = '/media/';

/** What no page of ours needs, nor any frame in it. Films in a frame may still be shown full screen. */
const neverUsed = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

type Settings = Pick<Config, 'publicUrl' | 'dev' | 'flutterwave'>;

/** `inlineScripts`: sources of the policy for the scripts that stand in the pages themselves. */
export function createSecurityHeaders(settings: Settings, inlineScripts: string[] = []): RequestHandler {
  const usual = headersFor(settings, inlineScripts);
  const withCheckout = settings.flutterwave
    ? headersFor(settings, inlineScripts, { checkout: [checkoutOrigin] })
    : usual;
  const ofGuests = headersFor(settings, inlineScripts, { frames: [] });
  const framedByUs = headersFor(settings, inlineScripts, { framedBy: "'self'" });
  const ofAssets = headersOfParts(settings, 'same-origin');
  // Partners show our pictures on their websites.
  const ofMedia = headersOfParts(settings, 'cross-origin');
  return (req, res, next) => {
    if (req.path.startsWith(assets)) return ofAssets(req, res, next);
    if (req.path.startsWith(media)) return ofMedia(req, res, next);
    // A PDF of ours is shown by the browser's viewer inside one of our pages; no page stands in a frame.
    if (req.path.endsWith('.pdf')) return framedByUs(req, res, next);
    if (guestsPages.test(req.path)) return ofGuests(req, res, next);
    return (req.path === donationsPage ? withCheckout : usual)(req, res, next);
  };
}

interface PageRules {
  /** Origins whose script, frame and API a page may use to take a payment. */
  checkout?: string[];
  /** Others of which it may show a frame. */
  frames?: string[];
  /** Who may show it in a frame. */
  framedBy?: "'none'" | "'self'";
}

function headersFor(
  { publicUrl, dev }: Settings,
  inlineScripts: string[],
  { checkout = [], frames = [...videoSites, mapSite], framedBy = "'none'" }: PageRules = {},
): RequestHandler {
  const https = publicUrl.startsWith('https:');
  const policy = permissions(checkout);
  const others = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts, ...checkout],
        // Under `npm run dev` Vite talks to its pages over a web socket.
        'connect-src': ["'self'", ...checkout, ...(dev ? ['ws:'] : [])],
        // Emotion and React write styles as elements and attributes; they cannot run anything.
        'style-src': ["'self'", "'unsafe-inline'"],
        // Staff may give the address of a picture on any site.
        'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        // The same goes for a film that is a file.
        'media-src': ["'self'", 'https:', 'http:'],
        'font-src': ["'self'"],
        // Ourselves for the company profile: a browser's PDF viewer counts as an object here and as a frame there.
        'frame-src': ["'self'", ...frames, ...checkout],
        'frame-ancestors': [framedBy],
        'object-src': ["'self'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: framedBy === "'self'" ? 'sameorigin' : 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', policy);
    others(req, res, next);
  };
}

/** `checkout`: who may ask the browser for a payment; our own pages never do. */
function permissions(checkout: string[]): string {
  const payment = checkout.map((origin) => `"${origin}"`).join(' ');
  return [...neverUsed.map((feature) => `${feature}=()`), `payment=(${payment})`].join(', ');
}

/** What matters for a file that is part of a page: its type is what it says, and whose pages may hold it. */
function headersOfParts({ publicUrl }: Settings, policy: 'same-origin' | 'cross-origin'): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
