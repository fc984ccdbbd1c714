// A part of a newsletter is a text or names a record: only the field that it needs is shown.
import { useQuery } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { ContentField } from '../posts/content-field.tsx';
import { SelectField } from '../screens/form/fields.tsx';
import type { InputProps } from '../screens/form/form.tsx';
import { NewsletterRecordsDocument } from './newsletter.generated.ts';

const useKind = (name: string) =>
  useWatch({ name: `${name.slice(0, name.lastIndexOf('.') + 1)}kind` }) as string;

export function BlockText({ name, label, rules }: InputProps) {
  return useKind(name) === 'text' ? <ContentField name={name} label={label} rules={rules} /> : null;
}

export function BlockRecord({ name }: InputProps) {
  const kind = useKind(name);
  const { data } = useQuery(NewsletterRecordsDocument, { skip: kind === 'text' });
  if (kind === 'text') return null;
  const records =
    kind === 'program'
      ? data?.programs.map(({ id, name: label }) => ({ value: String(id), label }))
      : data?.postConnection.nodes.map(({ id, title: label }) => ({ value: String(id), label }));
  return (
    <SelectField
      // The choice that was made is among the options only once they are there.
      key={`${kind}${records ? '' : ' loading'}`}
      name={name}
      label={kind === 'program' ? 'Program' : 'Post'}
      options={[{ value: '', label: records ? 'Choose one' : 'Loading...' }, ...(records ?? [])]}
    />
  );
}
