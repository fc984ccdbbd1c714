import { paths } from '../../../paths.ts';
import { settingsAddress } from '../../settings/settings-group.ts';
import type { FirstWeekQuery } from './first-week.generated.ts';

export interface Step {
  title: string;
  hint: string;
  to: string;
  done: boolean;
}

const company = `${settingsAddress}/company`;

/**
 * What makes the website an agency's own, in the order of a first week, by what is there already. What is as the demo came
 * with it is nobody's own yet.
 */
export function stepsOf({ demoContent, settings, programs, facilities, twoFactor }: FirstWeekQuery): Step[] {
  const isOwn = (what: string) => !demoContent?.still.includes(what);
  const { name, street, phones, chatNumber } = settings.company;
  return [
    {
      title: 'Your name and address',
      hint: 'They stand in the header, the foot, mails and documents.',
      to: `${company}#name`,
      done: Boolean(name && street) && isOwn('company'),
    },
    {
      title: 'Telephone and chat',
      hint: 'Guests call and write from every page.',
      to: `${company}#phones`,
      done: Boolean(phones[0] && chatNumber) && isOwn('company'),
    },
    {
      title: 'The first pictures',
      hint: 'One to six slides, which the home page opens with.',
      to: `${settingsAddress}/home`,
      done: settings.home.slides.length > 0 && isOwn('home'),
    },
    {
      title: 'Your partners',
      hint: 'Whom you work with, each with a logo.',
      to: `${settingsAddress}/partners`,
      done: settings.partners.partners.length > 0 && isOwn('partners'),
    },
    {
      title: 'Questions and answers',
      hint: 'What guests ask before they travel.',
      to: `${settingsAddress}/faq`,
      done: settings.faq.questions.length > 0 && isOwn('faq'),
    },
    {
      title: 'A service with price and photo',
      hint: 'What guests can book.',
      to: `${paths.admin}/programs`,
      done: isOwn('program') && programs.nodes.some(({ price, imageUrl }) => price > 0 && imageUrl),
    },
    {
      title: 'A stay',
      hint: 'Where guests sleep.',
      to: `${paths.admin}/facilities`,
      done: facilities.totalCount > 0 && isOwn('facility'),
    },
    {
      title: 'Two-factor sign-in',
      hint: 'For your account; then ask your colleagues.',
      to: `${paths.admin}/account`,
      done: twoFactor.on,
    },
  ];
}
