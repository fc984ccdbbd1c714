import type { Quiet } from '../../platform/deployment/quiet.ts';
import { quietProvider } from '../../platform/deployment/quiet-edges.ts';
import { createFlutterwave, type FlutterwaveSettings } from '../../platform/payments/flutterwave.ts';
import { createSandboxPayments } from '../../platform/payments/sandbox.ts';
import { defineFeature } from '../feature.ts';
import { type SettlementDeps, SettlementService } from './settlement.service.ts';

interface Needs extends Omit<SettlementDeps, 'paymentProvider'> {
  flutterwave: FlutterwaveSettings | null;
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
  quiet: Quiet;
}

/** Money that a provider takes for us; those for whom it is taken start afterwards and register. */
export const payments = defineFeature({
  services: ({ flutterwave, publicUrl, quiet, ...needs }: Needs) => {
    // The settings of a deployment always name the real one.
    const sandbox = createSandboxPayments(needs.db, publicUrl);
    const paymentProvider = quietProvider(flutterwave ? createFlutterwave(flutterwave) : sandbox, quiet);
    return {
      paymentProvider,
      settlement: new SettlementService({ ...needs, paymentProvider }),
      /** Null where real money is taken. */
      sandbox: flutterwave ? null : sandbox,
    };
  },
});
