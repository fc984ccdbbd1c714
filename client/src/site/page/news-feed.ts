import { type Company, joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';

/** The feed that goes with pages of news. */
export const newsFeed = ({ name }: Company, origin: string) => ({
  title: joined(' of ', 'News', name),
  address: origin + paths.newsFeed,
});
