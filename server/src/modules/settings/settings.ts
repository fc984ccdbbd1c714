import type { InputRules, Rule } from '../../generated/rules.ts';
import { activityDays } from '../activity/activity.service.ts';
import { innerRules } from '../content/inner-rules.ts';
import { type Context, defineFeature } from '../feature.ts';
import type { MediaService } from '../media/media.service.ts';
import {
  type CompanyProfileDeps,
  CompanyProfileService,
  companyProfilePath,
} from './profile/company-profile.service.ts';
import { SettingsEntity } from './settings.entity.ts';
import { type SettingsDeps, SettingsService } from './settings.service.ts';
import type { Document } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';
import { type PreviewsDeps, SettingsPreviewsService } from './settings-previews.service.ts';

/** The types that answer settings, each with the rules of its input. */
const types = new Map<string, InputRules>();
for (const { type, rules } of settingsGroups) learn(type, rules);

function learn(type: string, rules: InputRules): void {
  types.set(type, rules);
  for (const rule of Object.values(rules)) {
    const inner = innerRules(rule);
    if (inner) learn(rule.kind.replace(/Input$/, ''), inner);
  }
}

interface Needs
  extends Omit<SettingsDeps & PreviewsDeps & CompanyProfileDeps, 'settings' | 'retentionPeriods' | 'media'> {
  media: MediaService;
  registrationRetentionDays: number;
  messageRetentionDays: number;
  unsubscribedRetentionDays: number;
  donorRetentionYears: number;
}

function settingsServices(needs: Needs) {
  /** What visitors are told of how long something is kept. */
  const retentionPeriods = {
    registrationDays: needs.registrationRetentionDays,
    messageDays: needs.messageRetentionDays,
    unsubscribedDays: needs.unsubscribedRetentionDays,
    donorYears: needs.donorRetentionYears,
    activityDays,
  };
  const settings = new SettingsService({ ...needs, retentionPeriods });
  return {
    retentionPeriods,
    settings,
    settingsPreviews: new SettingsPreviewsService({ ...needs, settings }),
    companyProfile: new CompanyProfileService({ ...needs, settings }),
    media: needs.media,
  };
}

type Asked = Context<ReturnType<typeof settingsServices>>;

const mutations = settingsGroups.map((group) => [
  `update${group.type}`,
  (_: unknown, { input, version }: { input: object; version?: number | null }, { services, actor }: Asked) =>
    services.settings.update(actor, group, input, version),
]);

/** Beside each address of a picture stands what we have of it. */
const pictures = Object.fromEntries(
  [...types].flatMap(([type, rules]) => {
    const fields = Object.entries(rules).filter(([, { format }]: [string, Rule]) => format === 'picture');
    return fields.length > 0 ? [[type, Object.fromEntries(fields.map(([name]) => pictureOf(name)))]] : [];
  }),
);

function pictureOf(name: string) {
  const describe = (document: Document, _: unknown, { services }: Asked) =>
    document[name] === null ? null : services.media.describe(document[name]);
  return [name.replace(/Url$/, ''), describe];
}

/** Its address stays whatever is there; a draft is not there yet. */
const profilePath = ({ profileUrl }: Document, _: unknown, { siteSettings }: Asked) =>
  (siteSettings && profileUrl) ?? companyProfilePath;

export const settings = defineFeature({
  services: settingsServices,
  validates: settingsGroups.map(({ type }) => `${type}Input`),
  entities: [SettingsEntity],
  pictureSources: [
    {
      table: 'settings',
      key: ['name'],
      kind: 'settings',
      title: 'name',
      adminPath: ({ key }) => `/admin/settings/${key}`,
      replacing: 'settings',
    },
  ],
  tables: {
    ...Object.fromEntries(['SiteSettings', ...types.keys()].map((type) => [type, ['settings']])),
    RetentionPeriods: [],
  },
  resolvers: {
    ...pictures,
    Query: {
      siteSettings: (_, __, { services, siteSettings }) => siteSettings ?? services.settings.published(),
      settingsPreview: (_, { group, path }, { services, actor }) =>
        services.settingsPreviews.link(actor, group, path),
      retentionPeriods: (_, __, { services }) => services.retentionPeriods,
      settingsForEditing: (_, __, { services }) => services.settings.written(),
    },
    SiteSettings: {
      missing: async (_, __, { services }) => (await services.settings.agency()).missing,
    },
    AboutSettings: { ...pictures.AboutSettings, profilePath },
    Mutation: Object.fromEntries(mutations),
  },
});
