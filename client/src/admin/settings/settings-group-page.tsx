import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft, ExternalLink, Eye, History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { responseData } from '../../lib/api/response-data.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { type Actions, type Row, textsOf, useFetched } from '../screens/editing/edited.ts';
import type { Values } from '../screens/form/form.tsx';
import { Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { MissingPage, usePageTitle } from '../ui/page.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { FormPage } from './form-page.tsx';
import { groupForms } from './groups/group-forms.ts';
import { type GroupForm, type SavedGroup, type SettingsGroup, settingsAddress } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';
import { SettingsPreviewDocument } from './settings-preview.generated.ts';

type Resource = Parameters<typeof FormPage>[0]['resource'];

const resourceOf = ({ path }: SettingsGroup, { form }: GroupForm): Resource => ({
  noun: 'page of settings',
  draftKind: 'settings',
  draftKey: path,
  texts: textsOf('Settings', { updated: 'Saved. Visitors see it from now on.' }),
  form,
});

/** The page of the group that the address names. */
function SettingsGroupPage() {
  const { group: path } = useParams();
  const group = settingsGroups.find((candidate) => candidate.path === path);
  const form = groupForms[path ?? ''];
  return group && form ? <GroupPage key={path} group={group} form={form} /> : <MissingPage />;
}

interface Props {
  group: SettingsGroup;
  form: GroupForm;
}

function GroupPage({ group, form }: Props) {
  const { title, about, where, page } = group;
  usePageTitle(`${title} · Settings`);
  return (
    <>
      <BackLink to={settingsAddress}>
        <ArrowLeft size={16} aria-hidden />
        All settings
      </BackLink>
      <Flex wrap="wrap" align="flex-start" justify="space-between" gap="4" mb={{ base: '6', md: '8' }}>
        <Box maxW="42rem">
          <chakra.h1 textStyle="heading">{title}</chakra.h1>
          <chakra.p mt="1" color="muted" fontSize="sm">
            {about} {where}
          </chakra.p>
        </Box>
        <Flex gap="2" wrap="wrap">
          <ButtonLink
            variant="ghost"
            px={{ mdDown: '2' }}
            ms={{ mdDown: '-2' }}
            to={`${settingsAddress}/${group.path}/history`}
          >
            <History aria-hidden />
            History
          </ButtonLink>
          {page && (
            <ButtonAnchor variant="outline" href={page} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              See on the website
            </ButtonAnchor>
          )}
        </Flex>
      </Flex>
      <Form group={group} form={form} />
    </>
  );
}

function Form({ group, form }: Props) {
  const [resource] = useState(() => resourceOf(group, form));
  const actions = useSettingsActions(form);
  const { item, error, retry } = useFetched(actions, theOne);
  const { path, page } = group;
  if (item)
    return (
      <FormPage
        resource={resource}
        actions={actions}
        item={item}
        tools={(keepDraft) =>
          page && <PreviewSettingsButton group={path} path={page} keepDraft={keepDraft} />
        }
      />
    );
  return <Unanswered error={error} refetch={retry} />;
}

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    fontSize: 'sm',
    color: 'brand',
    _hover: { textDecoration: 'underline' },
  },
});

/** The number of a group, of which there is one. */
const theOne = 0;

const asRow = (saved: SavedGroup): SavedGroup & Row => ({ ...saved, id: theOne });

/** The calls behind the form of a group. */
function useSettingsActions({ now, update, form }: GroupForm): Omit<Actions<Row>, 'remove'> {
  const client = useApolloClient();
  return useMemo(() => {
    const save = async (values: Values, version: number | null) => {
      const { data } = await client.mutate({
        mutation: update,
        variables: { input: form.send(values), version },
        // What keeps search engines away follows from the company's values; only the server knows how.
        update: (cache) => void cache.evict({ id: 'SiteSettings:{}', fieldName: 'missing' }),
      });
      return asRow(responseData(data).saved as SavedGroup);
    };
    return {
      // It is always there; the first save is as any other.
      create: (values) => save(values, null),
      update: (_, values, version) => save(values, version),
      async fetch() {
        const { data } = await client.query({ query: now, fetchPolicy: 'network-only' });
        return asRow(responseData(data).settings.item as SavedGroup);
      },
    };
  }, [client, now, update, form]);
}

interface PreviewProps {
  group: string;
  path: string;
  /** Brings what was typed to the server, where it is published by nothing. */
  keepDraft(): Promise<void>;
}

/** Shows what was typed on the real page, before it is saved. */
function PreviewSettingsButton({ group, path, keepDraft }: PreviewProps) {
  const client = useApolloClient();
  const show = async () => {
    // Opened by the press itself, or the browser would hold it back.
    const tab = window.open('', '_blank');
    try {
      await keepDraft();
      const { data } = await client.query({
        query: SettingsPreviewDocument,
        variables: { group, path },
        fetchPolicy: 'no-cache',
      });
      const { link } = responseData(data);
      if (tab) tab.location.href = link;
    } catch (error) {
      tab?.close();
      showFailure('The preview could not be opened', error);
    }
  };
  return (
    <Button variant="outline" onClick={show}>
      <Eye aria-hidden />
      Preview
    </Button>
  );
}

export const code: ScreenCode = { Screen: SettingsGroupPage };
