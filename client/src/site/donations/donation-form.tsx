import { Box, Grid } from '@chakra-ui/react';
import { HeartHandshake } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../forms/field.tsx';
import { GuardFields } from '../forms/form-guard.tsx';
import { PostForm, SendProblem } from '../forms/post-form.tsx';
import { PrivacyLink } from '../forms/privacy-link.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { AmountFields } from './amount-fields.tsx';
import { formatGift, type Gift, isReady } from './gift.ts';
import type { DonorField, useDonation } from './use-donation.ts';

interface Props {
  form: FormFields<DonorField>;
  gift: Gift;
  donation: ReturnType<typeof useDonation>;
}

/** Who gives and how much. The button is there when both are known. */
export function DonationForm({ form, gift, donation }: Props) {
  const { guard, sending, failure, donate } = donation;
  const { name, email, phone } = form.values;
  const { amount, currency } = gift;
  const ready = isReady({ name, email, amount });

  function send() {
    if (!ready) return;
    const input = { name: name.trim(), email: email.trim(), phone: phone.trim() || null };
    donate({ ...input, currency: currency.code, amount }, currency.symbol, (problems) => {
      form.setProblems(problems);
      const [first] = Object.keys(problems);
      if (first) document.getElementById(`${form.id}-${first}`)?.focus();
    });
  }

  return (
    <PostForm
      noValidate
      aria-label="Donation"
      w="full"
      mt="6"
      onSend={send}
      onFocus={guard.prepare}
      data-needs-script
    >
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <Box gridColumn="1 / -1">
          <TextField form={form} name="name" label="Full name" autoComplete="name" />
        </Box>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
        <TextField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      </Grid>
      <Box borderTopWidth="1px" mt="7" pt="6">
        <AmountFields gift={gift} problem={form.problems.amount} />
      </Box>
      <GuardFields form={form.id} ref={guard.honeypot} />
      <Box mt="7" minH="3.25rem">
        {ready ? (
          <Button
            type="submit"
            variant="secondary"
            size="lg"
            w="full"
            aria-disabled={sending || undefined}
            aria-describedby="donation-amount-chosen"
          >
            <HeartHandshake aria-hidden />
            Donate Now
          </Button>
        ) : (
          <Box as="p" color="muted" textStyle="caption" fontSize="md">
            Please fill in your details and select an amount to donate
          </Box>
        )}
        <Box id="donation-amount-chosen" role="status" fontSize="sm" color="muted" mt="3" textAlign="center">
          {sending && 'Opening the payment window…'}
          {ready && !sending && `You give ${formatGift(currency.symbol, amount)}.`}
        </Box>
      </Box>
      <SendProblem text={failure} css={{ '&:has(p)': { mt: '5' } }} />
      <Box as="p" fontSize="sm" color="muted" mt="5">
        We use your details for the gift and its receipt only. See our <PrivacyLink />.
      </Box>
    </PostForm>
  );
}
