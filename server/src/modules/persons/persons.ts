import { defineFeature } from '../feature.ts';
import type { RetentionPeriods } from '../settings/variables.ts';
import { type ErasuresDeps, ErasuresService } from './erasures.service.ts';
import { type PersonExportDeps, PersonExportService } from './person-export.service.ts';
import { type PersonsDeps, PersonsService } from './persons.service.ts';
import { readRetentionPlan } from './retention-plan.ts';
import { type TracesDeps, TracesService } from './traces.service.ts';

type Needs = ErasuresDeps &
  Omit<PersonsDeps, 'erasures'> &
  PersonExportDeps & { retentionPeriods: RetentionPeriods };

export const persons = defineFeature({
  services: (needs: Needs) => {
    const erasures = new ErasuresService(needs);
    return {
      erasures,
      persons: new PersonsService({ ...needs, erasures }),
      personExport: new PersonExportService(needs),
      retentionPlan: () => readRetentionPlan(needs.db, needs.retentionPeriods),
    };
  },
  resolvers: {
    Query: {
      personalData: (_, args, { services }) => services.persons.preview(args),
      retentionPlan: (_, __, { services }) => services.retentionPlan(),
    },
    Mutation: {
      personExportLink: (_, args, { services, actor }) => services.personExport.link(actor, args),
      erasePerson: (_, args, { services, actor }) => services.persons.erase(actor, args),
    },
  },
});

/** Apart, because whoever removes a record needs them, and erasure needs what those keep. */
export const traces = defineFeature({
  services: (needs: TracesDeps) => ({ traces: new TracesService(needs) }),
});
