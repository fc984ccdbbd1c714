import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useMay } from '../../rights/rights.ts';
import { Progress } from '../../ui/progress.tsx';
import { FirstWeekDocument } from './first-week.generated.ts';
import { type Step, stepsOf } from './first-week-steps.ts';
import { usePutAway } from './put-away.ts';

/** What a new agency does in its first week, by what is there already; in a demo, what makes it an agency's own. */
export function FirstWeek() {
  const { isAway, setAway } = usePutAway();
  const { data } = useQuery(FirstWeekDocument, { fetchPolicy: 'cache-and-network', skip: isAway !== false });
  const mayRemove = useMay('manageStaff');
  if (isAway !== false || !data) return null;
  const isDemo = data.demoContent && !data.demoContent.removedAt;
  const steps = stepsOf(data);
  const done = steps.filter((step) => step.done).length;
  const putAway = async () => {
    if (!(await setAway(true))) return;
    toast.success('The checklist is put away', { description: 'You find it again at the foot of Settings.' });
  };
  return (
    <Box
      as="section"
      aria-labelledby="first-week"
      bg="surface"
      borderWidth="1px"
      borderRadius="md"
      p={{ base: '4', md: '6' }}
      mb="8"
    >
      <Flex wrap="wrap" justify="space-between" align="center" gap="3">
        <chakra.h2 id="first-week" textStyle="subheading">
          {isDemo ? 'Make it your own' : 'Your first week'}
        </chakra.h2>
        <Button variant="ghost" size="sm" minH="11" onClick={() => void putAway()}>
          Put away
        </Button>
      </Flex>
      {isDemo && (
        <chakra.p fontSize="sm" color="muted" mb="3">
          This demo shows an agency that does not exist. Put your own words and pictures in its place, step by
          step
          {mayRemove && (
            <>
              , or{' '}
              <chakra.span textDecoration="underline" color="brand" asChild>
                <Link to={`${paths.admin}/data`}>remove all of it at once</Link>
              </chakra.span>
            </>
          )}
          .
        </chakra.p>
      )}
      <Flex align="center" gap="3" mb="4" fontSize="sm">
        <Progress flex="0 1 10rem" value={done} max={steps.length} aria-labelledby="first-week" />
        {done === steps.length ? 'All is done.' : `${done} of ${steps.length} done`}
      </Flex>
      <Steps>
        {steps.map((step) => (
          <li key={step.title}>
            <StepLink {...step} />
          </li>
        ))}
      </Steps>
    </Box>
  );
}

function StepLink({ title, hint, to, done }: Step) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <StepBox to={to}>
      <Icon size={20} role="img" aria-label={done ? 'Done:' : 'To do:'} style={{ flexShrink: 0 }} />
      <span>
        <chakra.span display="block" fontWeight="semibold">
          {title}
        </chakra.span>
        <chakra.span color="muted">{hint}</chakra.span>
      </span>
    </StepBox>
  );
}

const Steps = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});

const StepBox = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    p: '2',
    fontSize: 'sm',
    borderRadius: 'sm',
    _hover: { bg: 'subtle' },
    '& svg': { color: 'brand', mt: '0.5' },
  },
});
