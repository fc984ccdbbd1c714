import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft, ExternalLink, History } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { readFailure } from '../../lib/api/failure.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { textsOf, useFetched } from '../screens/editing/edited.ts';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { MissingPage, usePageTitle } from '../ui/page.tsx';
import { FormPage } from './form-page.tsx';
import { groupForms } from './groups/group-forms.ts';
import { PreviewSettingsButton } from './preview-settings-button.tsx';
import { type GroupForm, type SettingsGroup, settingsAddress } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';
import { theOne, useSettingsActions } from './use-settings-actions.ts';

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
  const group = settingsGroups.find((one) => one.path === path);
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
  return error ? <FailedRows message={readFailure(error).message} onRetry={retry} /> : <LoadingRows />;
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

export const code: ScreenCode = { Screen: SettingsGroupPage };
