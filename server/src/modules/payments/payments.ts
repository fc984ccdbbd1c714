import { createFlutterwave, type FlutterwaveSettings } from '../../platform/payments/flutterwave.ts';
import { createSandboxPayments } from '../../platform/payments/sandbox.ts';
import { defineFeature } from '../feature.ts';
import { type SettlementDeps, SettlementService } from './settlement.service.ts';

interface Needs extends Omit<SettlementDeps, 'paymentProvider'> {
  flutterwave: FlutterwaveSettings | null;
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
}

/** Money that a provider takes for us; those for whom it is taken start afterwards and register. */
export const payments = defineFeature({
  services: ({ flutterwave, publicUrl, ...needs }: Needs) => {
    // The settings of a deployment always name the real one.
    const sandbox = createSandboxPayments(needs.db, publicUrl);
    const paymentProvider = flutterwave ? createFlutterwave(flutterwave) : sandbox;
    return {
      paymentProvider,
      settlement: new SettlementService({ ...needs, paymentProvider }),
      /** Null where real money is taken. */
      sandbox: flutterwave ? null : sandbox,
    };
  },
});
