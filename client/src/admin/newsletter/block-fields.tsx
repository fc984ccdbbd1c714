// A part of a newsletter is a text or names a record: only the field that it needs is shown.
import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../lib/use-settled.ts';
import { ContentField } from '../posts/content-field.tsx';
import { SelectField } from '../screens/form/fields.tsx';
import type { InputProps } from '../screens/form/form.tsx';
import { SearchBox } from '../screens/list/list-header.tsx';
import { NewsletterPostsDocument, NewsletterProgramsDocument } from './newsletter.generated.ts';

const useKind = (name: string) =>
  useWatch({ name: `${name.slice(0, name.lastIndexOf('.') + 1)}kind` }) as string;

export function BlockText({ name, label, rules }: InputProps) {
  return useKind(name) === 'text' ? <ContentField name={name} label={label} rules={rules} /> : null;
}

export function BlockRecord({ name }: InputProps) {
  const kind = useKind(name);
  if (kind === 'program') return <ProgramChoice name={name} />;
  return kind === 'post' ? <PostChoice name={name} /> : null;
}

function ProgramChoice({ name }: { name: string }) {
  const { data } = useQuery(NewsletterProgramsDocument);
  const programs = data?.programs.map(({ id, name: label }) => ({ id, label }));
  return <RecordChoice name={name} label="Program" records={programs} />;
}

/** The newest, or those in which the words are found: any post can be chosen. */
function PostChoice({ name }: { name: string }) {
  const [words, setWords] = useState('');
  const chosen = String(useWatch({ name }) || 0);
  const { data, previousData } = useQuery(NewsletterPostsDocument, {
    variables: { search: useSettled(words.trim(), 150), chosen },
  });
  const answer = data ?? previousData;
  const found = answer && [
    ...(answer.chosen ? [answer.chosen] : []),
    ...answer.postConnection.nodes.filter(({ id }) => id !== answer.chosen?.id),
  ];
  return (
    <>
      <SearchBox label="Search posts" value={words} onChange={setWords} />
      <RecordChoice
        name={name}
        label="Post"
        records={found?.map(({ id, title: label }) => ({ id, label }))}
      />
      <chakra.p role="status" fontSize="sm" color="muted">
        {words.trim() && answer?.postConnection.nodes.length === 0 && 'No post has these words.'}
      </chakra.p>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  records: { id: number; label: string }[] | undefined;
}

function RecordChoice({ name, label, records }: ChoiceProps) {
  const options = records?.map(({ id, label }) => ({ value: String(id), label })) ?? [];
  return (
    <SelectField
      // The choice that was made is among the options only once they are there.
      key={`${label}${records ? '' : ' loading'}`}
      name={name}
      label={label}
      options={[{ value: '', label: records ? 'Choose one' : 'Loading...' }, ...options]}
    />
  );
}
