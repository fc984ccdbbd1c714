import type { RequestHandler } from 'express';
import type { CompanyProfileService } from '../modules/settings/profile/company-profile.service.ts';
import { markPublic } from './cache/public-answer.ts';

export const companyProfilePath = '/company-profile.pdf';

/** GET of the company profile that is made of the settings; where they say nothing of it, the site answers that there is no such page. */
export function companyProfileHandler(profile: CompanyProfileService): RequestHandler {
  return async (_req, res, next) => {
    const made = await profile.find();
    if (!made) return next();
    markPublic(res, ['settings', 'media']);
    res
      .set({ 'Cache-Control': 'no-cache', 'Content-Disposition': inlineAs(`${made.title}.pdf`) })
      .type('application/pdf')
      .send(made.bytes);
  };
}

/** To be shown, and saved under this name (RFC 6266). */
function inlineAs(name: string): string {
  const plain = name.replaceAll(/[^\w .,()-]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}
