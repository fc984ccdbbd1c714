import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { usePutAway } from '../dashboard/first-week/put-away.ts';
import { FailedRows } from '../screens/list/list-states.tsx';
import type { Historied, ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/page.tsx';
import { missingIn, type Settings, type SettingsGroup, settingsAddress } from './settings-group.ts';
import { settingsGroups } from './settings-groups.ts';
import { SettingsIndexDocument } from './settings-index.generated.ts';

/** What can be set, where it shows, and what is still missing. */
export function SettingsIndexPage() {
  usePageTitle('Settings');
  const { isAway, setAway } = usePutAway();
  const navigate = useNavigate();
  const showAgain = async () => {
    if (await setAway(false)) navigate(paths.admin);
  };
  const { data, error, refetch } = useQuery(SettingsIndexDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <chakra.h1 textStyle="heading">Settings</chakra.h1>
      <chakra.p mt="1" mb={{ base: '5', md: '6' }} color="muted" fontSize="sm" maxW="42rem">
        Every fixed text and picture of the website. What is left empty is left out of the website.
      </chakra.p>
      {error && !data && (
        <Box mb="5">
          <FailedRows title="What is missing is not known just now" error={error} refetch={refetch} />
        </Box>
      )}
      <Groups>
        {settingsGroups.map((group) => (
          <li key={group.path}>
            <GroupLink
              group={group}
              settings={data?.settings}
              isDemo={data?.demoContent?.still.includes(group.path) ?? false}
            />
          </li>
        ))}
      </Groups>
      {isAway && (
        <Button variant="outline" mt="6" onClick={() => void showAgain()}>
          Show the checklist of the first week again
        </Button>
      )}
    </>
  );
}

interface GroupLinkProps {
  group: SettingsGroup;
  settings: Settings | undefined;
  /** All of it is as the demo came with it. */
  isDemo: boolean;
}

function GroupLink({ group, settings, isDemo }: GroupLinkProps) {
  const missing = settings ? missingIn(group, settings) : [];
  return (
    <Card to={`${settingsAddress}/${group.path}`}>
      <Flex justify="space-between" align="center" gap="3">
        <chakra.h2 textStyle="subheading">{group.title}</chakra.h2>
        {isDemo && (
          <chakra.span ms="auto" fontSize="xs" color="muted">
            Still the demo’s
          </chakra.span>
        )}
        <ChevronRight size={18} aria-hidden style={{ flexShrink: 0 }} />
      </Flex>
      <chakra.p mt="1">{group.about}</chakra.p>
      <chakra.p mt="1" color="muted">
        {group.where}
      </chakra.p>
      {missing.length > 0 && (
        <chakra.p mt="2" fontWeight="semibold" color="accentText">
          Still missing: {missing.join(', ')}
        </chakra.p>
      )}
    </Card>
  );
}

const Groups = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Card = chakra(Link, {
  base: {
    display: 'block',
    h: 'full',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    px: '5',
    py: '4',
    fontSize: 'sm',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { borderColor: 'brand', bg: 'white' },
  },
});

/** The history of the group of that name. */
async function settingsHistory(key: string): Promise<Historied | null> {
  const group = settingsGroups.find(({ path }) => path === key);
  const own = (await import('./groups/group-forms.ts')).groupForms[key];
  if (!group || !own) return null;
  const { form, now } = own;
  return {
    kind: 'settings',
    noun: 'page of settings',
    screen: group.title,
    back: `${settingsAddress}/${key}`,
    form,
    name: async () => group.title,
    async refresh(client) {
      await client.query({ query: now, fetchPolicy: 'network-only' });
      client.cache.evict({ id: 'SiteSettings:{}', fieldName: 'missing' });
    },
  };
}

export const code: ScreenCode = { Screen: SettingsIndexPage, history: settingsHistory };
