import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { CompanyProfileService } from '../modules/settings/profile/company-profile.service.ts';
import { onceForEach } from '../platform/once-for-each.ts';
import { sendFile } from './send-file.ts';

/** GET of the company profile, staff's own or the one that is made of the settings; where they say nothing of it, the site answers that there is no such page. */
export function companyProfileHandler(profile: CompanyProfileService): RequestHandler {
  return async (req, res, next) => {
    const found = await profile.find();
    if (!found) return next();
    const { title, bytes } = found;
    res.set({ 'Cache-Control': 'no-cache', 'Content-Disposition': inlineAs(`${title}.pdf`) });
    sendFile(req, res, { bytes, type: 'application/pdf' }, etagOf(bytes));
  };
}

/** The one that is kept is looked through once. */
const etagOf = onceForEach(
  (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  new WeakMap(),
);

/** To be shown, and saved under this name (RFC 6266). */
function inlineAs(name: string): string {
  const plain = name.replaceAll(/[^\w .,()-]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}
