import { type ApolloCache, InMemoryCache } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { displayMoment } from '../ui/moment.ts';
import {
  DataPageDocument,
  type DemoLeftFragment,
  useRemoveDemoContentMutation,
  useRestoreDemoContentMutation,
} from './data.generated.ts';

interface Props {
  left: DemoLeftFragment;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

const counted = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

/** Takes the demo agency off the website, and brings it back. */
export function DemoContent({ left, titleRef }: Props) {
  const [remove, removing] = useRemoveDemoContentMutation();
  const [restore, restoring] = useRestoreDemoContentMutation();
  const busy = removing.loading || restoring.loading;

  const bringBack = async () => {
    await restore({ update: (cache, { data }) => show(cache, data?.restoreDemoContent) });
  };
  const removal = useQuestion<DemoLeftFragment>(
    ({ records, settings }) => ({
      title: 'Remove the demo content?',
      text: `${sentence(records, settings)} What you changed since stays. You can bring all of it back for 30 days.`,
      confirmLabel: 'Remove it',
      done: 'The demo content is removed.',
      failed: 'The demo content was not removed',
    }),
    async () => {
      await remove({ update: (cache, { data }) => show(cache, data?.removeDemoContent) });
      return { label: 'Undo', onClick: () => void bringBack().catch(() => undefined) };
    },
  );
  const returning = useQuestion<DemoLeftFragment>(
    () => ({
      title: 'Bring the demo content back?',
      text: 'Its records come out of the trash, and its texts and pictures go where the settings are empty. What you filled in stays.',
      confirmLabel: 'Bring it back',
      done: 'The demo content is back.',
      failed: 'The demo content was not brought back',
    }),
    bringBack,
  );

  const isLeft = left.records + left.settings > 0;
  return (
    <>
      <chakra.p color="muted">
        {isLeft
          ? `This demo still shows ${counted(left.records, 'record', 'records')} of the agency it came with, and its texts and pictures on ${counted(left.settings, 'page', 'pages')} of the settings.`
          : 'Nothing of the agency that this demo came with is left.'}
        {left.removedAt && ` It was removed on ${displayMoment(left.removedAt)}.`}
      </chakra.p>
      <Flex gap="3" wrap="wrap" mt="4">
        {isLeft && (
          <Button variant="destructive" disabled={busy} onClick={() => removal.ask(left)}>
            {removing.loading ? 'Removing...' : 'Remove the demo content'}
          </Button>
        )}
        {left.removedAt && (
          <Button variant="outline" disabled={busy} onClick={() => returning.ask(left)}>
            {restoring.loading ? 'Bringing it back...' : 'Bring it back'}
          </Button>
        )}
      </Flex>
      <AskedQuestion question={removal} focusAfterYes={() => titleRef.current} />
      <AskedQuestion question={returning} focusAfterYes={() => titleRef.current} />
    </>
  );
}

const sentence = (records: number, settings: number) =>
  `${counted(records, 'record goes', 'records go')} into the trash, and the texts and pictures of the demo agency leave ${counted(settings, 'page', 'pages')} of the settings.`;

/** What other screens know may be gone or back: they ask for it when they are opened. */
function show(cache: ApolloCache, left: DemoLeftFragment | null | undefined): void {
  if (!left || !(cache instanceof InMemoryCache)) return;
  const known = Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((name) => name !== '__typename');
  for (const field of new Set(known.map((name) => name.split(/[(:]/)[0] ?? '')))
    if (!kept.includes(field)) cache.evict({ id: 'ROOT_QUERY', fieldName: field });
  // Name and logo are in the frame of all screens, which asks for them again.
  cache.evict({ id: 'SiteSettings:{}', fieldName: 'missing' });
  cache.writeQuery({ query: DataPageDocument, data: { demoContent: left } });
  cache.gc();
}

/** Fields that have nothing to do with content, and that the frame of all screens shows. */
const kept = ['demoContent', 'inboxNews', 'me', 'signupPolicy', 'settingsForEditing', 'siteSettings'];
