import type { Agency } from '../../src/admin/ui/agency-context.ts';
import { agencyOf } from '../../src/routes.tsx';
import { demoCompany } from './demo-settings.ts';

/** The agency as the staff's part is told of it. */
export const demoAgency: Agency = agencyOf(demoCompany);
