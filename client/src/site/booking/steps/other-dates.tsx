import { Box, chakra, Flex } from '@chakra-ui/react';
import { useParameters } from '../../../lib/page/use-parameters.ts';
import { travelDays } from '../../../lib/travel-days.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import type { PostedForm } from '../../forms/posted-form.ts';
import type { BookPageQuery } from '../book-page.generated.ts';

interface Props {
  program: NonNullable<BookPageQuery['program']>;
  token: string;
  /** What was sent for a date that was closed meanwhile. */
  posted: PostedForm;
}

/** Agreed is the new date anew: its price and terms may be others. */
const notKept = ['acceptTerms', 'quoted'];

/** Other dates for who had filled in everything when theirs closed: what was typed goes with the press, also without JavaScript. */
export function OtherDates({ program, token, posted }: Props) {
  const [query] = useParameters();
  const dates = program.departures.filter(
    ({ id, visible }) => visible !== 'closed' && String(id) !== query.get('date'),
  );
  if (dates.length === 0) return null;
  const addressOf = (date: number) => {
    const chosen = new URLSearchParams(query);
    chosen.set('date', String(date));
    return `${paths.book(program.id)}?${chosen}#book-form`;
  };
  return (
    <chakra.form method="post" noValidate aria-label="Other dates" mt="4" mb="8">
      <p>What you typed is kept. For the same travellers on another date:</p>
      <input type="hidden" name="form" value="book" />
      {Object.entries(posted.values)
        .filter(([name]) => !notKept.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <input type="hidden" name="token" value={posted.token || token} />
      <Flex gap="3" mt="4" wrap="wrap">
        {dates.map(({ id, startsOn, endsOn }) => (
          <Button key={id} type="submit" variant="outline" formAction={addressOf(id)}>
            {travelDays(startsOn, endsOn)}
          </Button>
        ))}
      </Flex>
      <Box as="p" mt="6" color="muted" fontSize="sm">
        To change who travels as well, choose below.
      </Box>
    </chakra.form>
  );
}
