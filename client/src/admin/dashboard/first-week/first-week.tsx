import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '../../../paths.ts';
import { useMay } from '../../rights/rights.ts';
import { settingsAddress } from '../../settings/settings-group.ts';
import { Progress } from '../../ui/progress.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { FirstWeekDocument, type FirstWeekQuery } from './first-week.generated.ts';
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
        <SmallButton variant="ghost" onClick={() => void putAway()}>
          Put away
        </SmallButton>
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

interface Step {
  title: string;
  hint: string;
  to: string;
  done: boolean;
}

const company = `${settingsAddress}/company`;

/**
 * What makes the website an agency's own, in the order of a first week, by what is there already. What is as the demo came
 * with it is nobody's own yet.
 */
function stepsOf({ demoContent, settings, programs, facilities, twoFactor }: FirstWeekQuery): Step[] {
  const isOwn = (what: string) => !demoContent?.still.includes(what);
  const { name, street, phones, chatNumber } = settings.company;
  return [
    {
      title: 'Your name and address',
      hint: 'They stand in the header, the foot, mails and documents.',
      to: `${company}#name`,
      done: Boolean(name && street) && isOwn('company'),
    },
    {
      title: 'Telephone and chat',
      hint: 'Guests call and write from every page.',
      to: `${company}#phones`,
      done: Boolean(phones[0] && chatNumber) && isOwn('company'),
    },
    {
      title: 'The first pictures',
      hint: 'One to six slides, which the home page opens with.',
      to: `${settingsAddress}/home`,
      done: settings.home.slides.length > 0 && isOwn('home'),
    },
    {
      title: 'Your partners',
      hint: 'Whom you work with, each with a logo.',
      to: `${settingsAddress}/partners`,
      done: settings.partners.partners.length > 0 && isOwn('partners'),
    },
    {
      title: 'Questions and answers',
      hint: 'What guests ask before they travel.',
      to: `${settingsAddress}/faq`,
      done: settings.faq.questions.length > 0 && isOwn('faq'),
    },
    {
      title: 'A service with price and photo',
      hint: 'What guests can book.',
      to: `${paths.admin}/programs`,
      done: isOwn('program') && programs.nodes.some(({ price, imageUrl }) => price > 0 && imageUrl),
    },
    {
      title: 'A stay',
      hint: 'Where guests sleep.',
      to: `${paths.admin}/facilities`,
      done: facilities.totalCount > 0 && isOwn('facility'),
    },
    {
      title: 'Two-factor sign-in',
      hint: 'For your account; then ask your colleagues.',
      to: `${paths.admin}/account`,
      done: twoFactor.on,
    },
  ];
}
