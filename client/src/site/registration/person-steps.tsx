import { Box, Flex, Grid } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { TextAreaField, TextField } from '../forms/field.tsx';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, labels } from './answers.ts';
import { useRegistrationPageQuery } from './registration-page.generated.ts';
import { useDayLimits } from './start-day/use-day-limits.ts';
import { QuestionGrid } from './step.tsx';

/** Who travels. */
export function PersonalStep({ form }: { form: FormFields<AnswerName> }) {
  const { dateOfBirth } = useDayLimits();
  const field = (name: AnswerName) => ({ form, name, label: labels[name] });
  return (
    <QuestionGrid>
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('dateOfBirth')} type="date" autoComplete="bday" {...dateOfBirth} />
    </QuestionGrid>
  );
}

/** Whom to call. The browser must not fill in the traveller's own name here. */
export function EmergencyStep({ form }: { form: FormFields<AnswerName> }) {
  const field = (name: AnswerName) => ({ form, name, label: labels[name], optional: true });
  return (
    <QuestionGrid>
      <TextField {...field('emergencyName')} autoComplete="off" />
      <TextField {...field('emergencyPhone')} type="tel" autoComplete="off" />
      <TextField
        {...field('emergencyRelation')}
        autoComplete="off"
        placeholder="Sister, husband, colleague"
      />
    </QuestionGrid>
  );
}

const shield = { '& svg': { w: '5', h: '5', color: 'highlightText' } } as const;

/** What a guide should know, and why we ask for it. The browser keeps none of it either. */
export function MedicalStep({ form }: { form: FormFields<AnswerName> }) {
  const { data } = useRegistrationPageQuery();
  const field = (name: AnswerName) => ({
    form,
    name,
    label: labels[name],
    optional: true,
    autoComplete: 'off',
    rows: 3,
  });
  return (
    <>
      <Box bg="subtle" p="5" mb="7" fontSize="sm">
        <Flex as="h3" align="center" gap="2.5" fontWeight="semibold" mb="1.5" css={shield}>
          <ShieldCheck aria-hidden />
          Why we ask
        </Flex>
        <p>
          {data?.siteSettings.legal.healthReason} What you tell us lets us choose the right route, pack the
          right medicine and brief your guide. It is stored encrypted, each time one of us opens it that is
          recorded, and it is removed after your journey. While you fill in this form it stays in this page
          only: if you leave or reload it, these three answers are gone.
        </p>
      </Box>
      <Grid gap="6">
        <TextAreaField {...field('medicalConditions')} />
        <TextAreaField {...field('allergies')} />
        <TextAreaField {...field('medications')} />
      </Grid>
    </>
  );
}
