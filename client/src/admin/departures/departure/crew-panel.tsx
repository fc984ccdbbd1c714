import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../office/panel.tsx';
import { useMay } from '../../rights/rights.ts';
import { counted } from '../../screens/many/many-operations.ts';
import { Options, Select } from '../../ui/controls.tsx';
import { isAhead } from '../departure-words.ts';
import {
  AssignDepartureDocument,
  CrewChoicesDocument,
  type OpenedDepartureFragment,
} from './departure.generated.ts';

interface Member {
  id: number;
  name: string;
  /** Of a vehicle. */
  seats?: number;
}

/** Who guides and which vehicles go along. Each change is saved at once; who is elsewhere on these days is refused, with where. */
export function CrewPanel({ departure }: { departure: OpenedDepartureFragment }) {
  const { id, taken } = departure;
  const client = useApolloClient();
  const mayAssign = useMay('writeOffice') && isAhead(departure);
  const { data } = useQuery(CrewChoicesDocument, { skip: !mayAssign });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const seats = departure.vehicles.reduce((sum, vehicle) => sum + vehicle.seats, 0);

  const assign = async (change: Partial<Record<'guides' | 'vehicles', readonly Member[]>>) => {
    if (busy) return;
    const { guides, vehicles } = { ...departure, ...change };
    setBusy(true);
    setProblem('');
    try {
      await client.mutate({
        mutation: AssignDepartureDocument,
        variables: {
          id,
          guideIds: guides.map((guide) => guide.id),
          vehicleIds: vehicles.map((vehicle) => vehicle.id),
        },
      });
    } catch (error) {
      const { message, details } = readFailure(error);
      setProblem(details[0]?.message ?? message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel title="Guides and vehicles">
      {problem && (
        <chakra.p
          role="alert"
          mb="3"
          px="3"
          py="2"
          bg="dangerSoft"
          color="dangerText"
          borderRadius="sm"
          fontSize="sm"
        >
          {problem}
        </chakra.p>
      )}
      <Members
        noun="guide"
        none="No guide yet."
        members={departure.guides}
        choices={data?.coaches ?? []}
        onChange={mayAssign ? (guides) => assign({ guides }) : undefined}
      />
      <chakra.div mt="5">
        <Members
          noun="vehicle"
          none="No vehicle yet."
          members={departure.vehicles}
          choices={data?.vehicles ?? []}
          onChange={mayAssign ? (vehicles) => assign({ vehicles }) : undefined}
        />
        {departure.vehicles.length > 0 && taken > seats && (
          <chakra.p mt="2" px="3" py="2" bg="highlightSoft" borderRadius="sm" fontSize="sm">
            The vehicles have {counted(seats, 'seat')}, and {taken} are taken.
          </chakra.p>
        )}
      </chakra.div>
    </Panel>
  );
}

interface MembersProps {
  noun: 'guide' | 'vehicle';
  none: string;
  members: readonly Member[];
  choices: readonly Member[];
  /** Undefined where nothing can be changed. */
  onChange: ((members: Member[]) => Promise<void>) | undefined;
}

const words = ({ name, seats }: Member) =>
  seats === undefined ? name : `${name}, ${counted(seats, 'seat')}`;

/** Those who go along, and where more are chosen. A choice by arrow keys changes nothing yet. */
function Members({ noun, none, members, choices, onChange }: MembersProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState('');
  const left = choices.filter((choice) => !members.some((member) => member.id === choice.id));
  const added = left.find((choice) => String(choice.id) === chosen);
  return (
    <div>
      <chakra.ul ref={list} tabIndex={-1} aria-label={`${noun}s`} outline="none">
        {members.map((member) => (
          <chakra.li key={member.id} display="flex" alignItems="center" gap="2" minH={onChange ? '11' : '8'}>
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {words(member)}
            </chakra.span>
            {onChange && (
              <Button
                variant="ghost"
                size="icon"
                data-screen-only
                aria-label={`Remove ${member.name}`}
                onClick={() => {
                  list.current?.focus();
                  void onChange(members.filter((other) => other !== member));
                }}
              >
                <X aria-hidden />
              </Button>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {members.length === 0 && <chakra.p color="muted">{none}</chakra.p>}
      {onChange && (
        <Flex gap="2" mt="2" data-screen-only>
          <Select
            id={id}
            aria-label={`Another ${noun}`}
            flex="1 1 9rem"
            w="auto"
            minW="0"
            value={added ? chosen : ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">Choose a {noun}</option>
            <Options of={left.map((choice) => ({ value: String(choice.id), label: words(choice) }))} />
          </Select>
          <Button
            variant="outline"
            aria-disabled={!added}
            aria-label={`Add the ${noun}`}
            onClick={() => {
              if (!added) return;
              setChosen('');
              void onChange([...members, added]);
            }}
          >
            Add
          </Button>
        </Flex>
      )}
    </div>
  );
}
