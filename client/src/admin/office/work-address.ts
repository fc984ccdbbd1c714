import { paths } from '../../paths.ts';
import type { SubjectOf } from './work-kind.ts';

const lists = { registration: 'registrations', message: 'messages' } as const;

/** Below /admin. */
export const workPath = (kind: SubjectOf['kind']) => `${lists[kind]}/:record/work`;

/** The page where one is worked on. */
export const workAddress = ({ kind, id }: SubjectOf) => `${paths.admin}/${lists[kind]}/${id}/work`;

/** The list it stands in. */
export const listAddress = (kind: SubjectOf['kind']) => `${paths.admin}/${lists[kind]}`;
