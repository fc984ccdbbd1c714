import { chakra, Flex } from '@chakra-ui/react';
import { CircleUser, KeyRound, LogOut, UserCog, UserMinus, Users } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { displayDate } from '../../lib/dates.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { accountScreen } from '../account/account-screen.ts';
import type { Column } from '../screens/list/list.ts';
import { addressOf } from '../screens/staff-screen.ts';
import { Ago } from '../screens/table/columns.tsx';
import { DataTable } from '../screens/table/data-table.tsx';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { roleLabels } from '../ui/roles.ts';
import type { StaffPersonFragment } from './people.generated.ts';
import { type PersonAction, personWords, usePersonActions } from './person-actions.ts';
import { RoleDialog } from './role-dialog.tsx';

interface Props {
  people: StaffPersonFragment[];
  /** Where the focus goes when a row is gone. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Everybody who can sign in, and what an owner can do about them. */
export function PeopleTable({ people, titleRef }: Props) {
  const { user } = useSession();
  const isMe = ({ id }: StaffPersonFragment) => id === user?.id;
  const run = usePersonActions();
  const [roleOf, setRoleOf] = useState<StaffPersonFragment | null>(null);
  const question = useQuestion<{ action: PersonAction; person: StaffPersonFragment }>(
    ({ action, person }) => personWords(action, person, isMe(person)),
    ({ action, person }) => run(action, person.id),
  );
  const owners = people.filter(({ role }) => role === 'owner');
  const isLastOwner = (person: StaffPersonFragment) => owners.length === 1 && owners[0]?.id === person.id;

  const columns: Column<StaffPersonFragment>[] = [
    {
      title: 'Email',
      kind: 'name',
      minWidth: '15rem',
      cell: (person) => (
        <div>
          <strong>{person.email}</strong>
          {isMe(person) && <You>You</You>}
          <Small>since {displayDate(person.createdAt)}</Small>
        </div>
      ),
    },
    {
      title: 'Role',
      minWidth: '12rem',
      cell: (person) => (
        <div>
          {roleLabels[person.role]}
          {isLastOwner(person) && (
            <Small>The last owner: this can change once somebody else is an owner too.</Small>
          )}
        </div>
      ),
    },
    { title: 'Last seen', cell: ({ lastSeenAt }) => (lastSeenAt ? <Ago value={lastSeenAt} /> : 'Not yet') },
    {
      title: 'Signed in',
      minWidth: '7rem',
      cell: ({ sessionCount, twoFactor }) => (
        <div>
          {placesInWords(sessionCount)}
          {twoFactor && <Small>two-factor on</Small>}
        </div>
      ),
    },
  ];

  const buttons = (person: StaffPersonFragment) => {
    const { email, role, sessionCount, twoFactor } = person;
    const other = role === 'owner' ? 'editor' : 'owner';
    return (
      // In two lines: four buttons in one would stand over the columns beside them.
      <Flex gap="1" wrap="wrap" maxW={{ md: '21rem' }}>
        {!isLastOwner(person) && (
          <RowButton
            label={`Make ${email} an ${other}`}
            word={`Make ${other}`}
            wide
            icon={<UserCog aria-hidden />}
            onClick={() => question.ask({ action: other, person })}
          />
        )}
        {!isLastOwner(person) && (
          <RowButton
            label={`Change the role of ${email}`}
            word="Other role"
            wide
            icon={<Users aria-hidden />}
            onClick={() => setRoleOf(person)}
          />
        )}
        {isMe(person) ? (
          <ButtonLink to={addressOf(accountScreen)} variant="ghost" px="3">
            <CircleUser aria-hidden /> Your account
          </ButtonLink>
        ) : (
          <>
            {sessionCount > 0 && (
              <RowButton
                label={`End sessions of ${email}`}
                word="End sessions"
                wide
                icon={<LogOut aria-hidden />}
                onClick={() => question.ask({ action: 'sessions', person })}
              />
            )}
            {twoFactor && (
              <RowButton
                label={`Reset two-factor sign-in of ${email}`}
                word="Reset two-factor"
                wide
                icon={<KeyRound aria-hidden />}
                onClick={() => question.ask({ action: 'two-factor', person })}
              />
            )}
            <RowButton
              label={`Remove ${email}`}
              word="Remove"
              wide
              icon={<UserMinus aria-hidden />}
              onClick={() => question.ask({ action: 'removal', person })}
            />
          </>
        )}
      </Flex>
    );
  };

  return (
    <>
      <DataTable<StaffPersonFragment> title="People" columns={columns} items={people} buttons={buttons} />
      {roleOf && <RoleDialog person={roleOf} onClose={() => setRoleOf(null)} />}
      <AskedQuestion question={question} focusAfterYes={() => titleRef.current} />
    </>
  );
}

function placesInWords(count: number): string {
  if (count === 0) return 'Nowhere';
  return count === 1 ? '1 place' : `${count} places`;
}

const You = chakra('span', {
  base: {
    bg: 'brandSoft',
    color: 'brand',
    ms: '2',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    fontSize: 'xs',
  },
});

const Small = chakra('span', { base: { display: 'block', fontSize: 'xs', color: 'muted' } });
