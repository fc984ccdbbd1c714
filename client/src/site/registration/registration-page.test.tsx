import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../test/render-site.tsx';
import { type DemoProgram, demoProgram, demoPrograms } from '../../../test/rows/demo-api.ts';
import { holdToasts, seen } from '../../../test/toasts.ts';
import { todayInKampala } from '../../lib/today.ts';
import { prepareToasts } from '../forms/toast.tsx';

interface Sent {
  input: Record<string, unknown>;
  form: { key: string; token: string; website2: string };
}

type Answer = (sent: Sent) => unknown;

afterEach(() => void jest.useRealTimers());

const receipt = { id: 1, firstName: 'Amina', program: 'Gorilla Trek', startDate: '2030-01-05' };
const refusal = (message: string, ...fields: [string, string][]) =>
  new GraphQLError(message, {
    extensions: {
      code: 'BAD_USER_INPUT',
      details: fields.map(([name, text]) => ({ path: [name], message: text })),
    },
  });

/** Opens the wizard; what it sends is written down and answered by `answer`. */
async function openWizard(
  answer: Answer = () => receipt,
  path = '/registration',
  programs: readonly DemoProgram[] = demoPrograms,
) {
  const sent: Sent[] = [];
  const createRegistration = (given: Sent) => {
    sent.push(given);
    return answer(given);
  };
  const site = await renderSite(path, { answers: { createRegistration }, programs });
  const form = within(await screen.findByRole('form', { name: 'Registration' }));
  const press = (name: string) => site.user.click(form.getByRole('button', { name, hidden: true }));
  const toStep = (number: number) => act(() => site.router.navigate(path, { state: { step: number - 1 } }));
  /** Goes to the end, ticks the box and sends. */
  const submit = async () => {
    await toStep(5);
    await site.user.click(form.getByRole('checkbox'));
    await press('Submit');
  };
  return { ...site, form, sent, press, toStep, submit };
}

/** The heading of the step that is shown. */
function shown() {
  const steps = [...document.querySelectorAll('[data-step]')];
  return steps.find((step) => getComputedStyle(step).display !== 'none')?.querySelector('h2')?.textContent;
}

const shows = (title: string) => waitFor(() => expect(shown()).toBe(title));
const progress = () => screen.getByLabelText('Registration progress');

beforeEach(() => {
  sessionStorage.clear();
  holdToasts();
});

test('the five steps follow each other in order, check nothing on the way and take the focus with their heading', async () => {
  const { press, form } = await openWizard();
  await shows('Personal Information');
  for (const next of ['Program Selection', 'Emergency Contact', 'Medical Information', 'Review & Submit']) {
    await press('Next');
    await shows(next);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${next}$`)));
  }
  expect(form.queryByText('Next')).not.toBeInTheDocument();
});

test('the fields are asked for as what they are, and the calendars offer the days that the server takes', async () => {
  const { form } = await openWizard();
  const typeOf = (field: HTMLElement) => field.getAttribute('type');
  expect(typeOf(form.getByLabelText('Email'))).toBe('email');
  expect(form.getAllByLabelText(/^Phone/).map(typeOf)).toEqual(['tel', 'tel']);
  const born = form.getByLabelText('Date of birth');
  const starts = form.getByLabelText('Start date');
  expect([born, starts].map(typeOf)).toEqual(['date', 'date']);
  const today = todayInKampala();
  await waitFor(() => expect(born).toHaveAttribute('max'));
  expect(new Date(born.getAttribute('max') ?? '').getTime()).toBe(Date.parse(today) - 86_400_000);
  expect(born.getAttribute('min')?.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) - 120));
  expect(starts).toHaveAttribute('min', today);
  expect(starts.getAttribute('max')?.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 5));
  // Beside the consent stands the way to the terms it names.
  const link = form.getByRole('link', { name: /Read the terms of travel/, hidden: true });
  expect(link).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('target', '_blank');
});

test('Previous is disabled on the first step and goes back from the others', async () => {
  const { press, form, toStep } = await openWizard();
  expect(form.getByText('Previous')).toBeDisabled();
  await toStep(2);
  await press('Previous');
  await shows('Personal Information');
});

test('the progress bar and the numerals fill as steps advance', async () => {
  const { toStep } = await openWizard();
  await toStep(3);
  expect(progress()).toHaveAttribute('aria-valuemax', '5');
  expect(progress()).toHaveAttribute('aria-valuetext', 'Step 3 of 5: Emergency Contact');
  const steps = within(screen.getByLabelText('Steps')).getAllByRole('listitem', { hidden: true });
  expect(steps.map((step) => step.hasAttribute('data-reached'))).toEqual([true, true, true, false, false]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
});

test('Enter in a field goes on as Next does', async () => {
  const { user } = await openWizard();
  await user.type(screen.getByLabelText('First name'), 'Amina{Enter}');
  await shows('Program Selection');
});

test('the Back of the browser goes a step back', async () => {
  const { router, toStep } = await openWizard();
  await toStep(2);
  await toStep(3);
  await act(() => router.navigate(-1));
  await shows('Program Selection');
});

test('the Back of the browser leads from a registration that was sent to the first step of a new one', async () => {
  const { router, user, form, press } = await openWizard();
  await user.type(screen.getByLabelText('First name'), 'Amina');
  for (const _ of [2, 3, 4, 5]) await press('Next');
  await user.click(form.getByRole('checkbox'));
  await press('Submit');
  // The page itself, not its address alone: until it is there the form stays.
  await waitFor(() => expect(document.querySelector('form[aria-label=Registration]')).toBeNull(), {
    timeout: 60_000,
  });
  expect(router.location.pathname).toBe('/registration-success');
  await act(() => router.navigate(-1));
  await shows('Personal Information');
  expect(screen.getByLabelText('First name')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await shows('Program Selection');
});

test('a history that names no step opens the first, and one beyond the last the last', async () => {
  const { router } = await openWizard();
  for (const [step, title] of [
    [7, 'Review & Submit'],
    [-3, 'Personal Information'],
    [4, 'Review & Submit'],
    ['x', 'Personal Information'],
  ]) {
    await act(() => router.navigate('/registration', { state: { step } }));
    await shows(String(title));
  }
});

test('the program in the address is chosen, and that of the next link to register, whatever was chosen before', async () => {
  const { toStep, router, user } = await openWizard(undefined, '/registration?program=2');
  await toStep(2);
  expect(screen.getByLabelText('Program')).toHaveDisplayValue('Murchison Falls');
  await user.selectOptions(screen.getByLabelText('Program'), 'Gorilla Trek');
  await act(() => router.navigate('/registration?program=2'));
  await toStep(2);
  expect(screen.getByLabelText('Program')).toHaveDisplayValue('Murchison Falls');
});

test('a program that does not exist leaves the choice open', async () => {
  const { toStep } = await openWizard(undefined, '/registration?program=99');
  await toStep(2);
  expect(screen.getByLabelText('Program')).toHaveDisplayValue('Please choose');
});

describe('The start day', () => {
  const trek = demoProgram({
    id: 7,
    description: 'Into Bwindi on foot. We need your name ten weeks ahead.',
    schedule: 'Departs Mondays and Thursdays, All year',
  });
  /** The first such day of the week, 0 for Sunday, that many days or more from now. */
  function dayFrom(days: number, weekday: number): string {
    const date = new Date(Date.parse(todayInKampala()) + days * 86_400_000);
    date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7));
    return date.toISOString().slice(0, 10);
  }
  const choose = async (day: string) => {
    const wizard = await openWizard(undefined, '/registration?program=7', [trek]);
    await wizard.toStep(2);
    await wizard.user.type(screen.getByLabelText('Start date'), day);
    return wizard;
  };

  test('stands over the schedule, and one that it does not have is said and not refused', async () => {
    const { form, press, sent, submit } = await choose(dayFrom(100, 3));
    expect(form.getByText(/^Schedule:/)).toHaveTextContent(
      'Schedule: Departs Mondays and Thursdays, All year',
    );
    expect(await form.findByText(/ is a Wednesday, on which this journey does not set out\.$/)).toBeVisible();
    expect(form.getByText(/^You can send it all the same/).closest('[role=status]')).not.toBeNull();
    await press('Next');
    await shows('Emergency Contact');
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.input.startDate).toBe(dayFrom(100, 3));
  });

  test('earlier than the text asks for is said with its words', async () => {
    const { form } = await choose(dayFrom(10, 1));
    expect(
      await form.findByText(/we ask for more time: “We need your name ten weeks ahead\.”$/),
    ).toBeVisible();
    expect(form.queryByText(/does not set out/)).not.toBeInTheDocument();
  });

  test('that nothing speaks against leaves it at the schedule', async () => {
    const { form, user } = await choose(dayFrom(100, 2));
    await form.findByText(/is a Tuesday/);
    await user.clear(screen.getByLabelText('Start date'));
    await user.type(screen.getByLabelText('Start date'), dayFrom(100, 4));
    await waitFor(() => expect(form.queryByText(/all the same/)).not.toBeInTheDocument());
    expect(form.getByText(/^Schedule:/)).toBeVisible();
  });
});

test('without consent a toast says so and nothing is sent', async () => {
  const { form, toStep, press, sent } = await openWizard();
  await toStep(5);
  await press('Submit');
  await seen('Please provide consent to continue');
  const said = await screen.findAllByText('You must agree to the terms and consent to data usage');
  expect(said.length).toBeGreaterThan(0);
  await waitFor(() => expect(form.getByRole('checkbox')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('the answers are sent with the program as a number, the token and a key', async () => {
  const { user, toStep, submit, sent } = await openWizard();
  await user.type(screen.getByLabelText('First name'), 'Amina');
  await toStep(2);
  await user.selectOptions(screen.getByLabelText('Program'), 'Gorilla Trek');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toMatchObject({ firstName: 'Amina', programId: 1, consent: true, allergies: '' });
  expect(sent[0]?.form).toMatchObject({ token: 'token', website2: '' });
  expect(sent[0]?.form.key).toMatch(/^[\da-f]{32}$/);
  await seen('Registration Successful!');
});

test('what the server refuses stands beside the fields, at the first step at fault', async () => {
  const refuse = () => {
    throw refusal(
      'Email is not valid.',
      ['email', 'Email is not valid.'],
      ['startDate', 'Start date must be today or later.'],
    );
  };
  const { user, submit } = await openWizard(refuse);
  await submit();
  const summary = (await screen.findByText('2 answers need another look')).parentElement as HTMLElement;
  await waitFor(() => expect(summary).toHaveFocus());
  expect(progress()).toHaveAttribute('aria-valuenow', '1');
  const email = screen.getByLabelText('Email');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Email is not valid.');

  await user.click(within(summary).getByText('Start date must be today or later.'));
  await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveFocus());
  expect(progress()).toHaveAttribute('aria-valuenow', '2');

  await user.type(screen.getByLabelText('Start date'), '2030-01-05');
  expect(screen.getByText('One answer needs another look')).toBeVisible();
});

test('who would be too young hears of it on the way, and afterwards beside the date of birth, which stays', async () => {
  const sentence = 'Gorilla Trek is for travellers who are 15 or older on the start date.';
  const refuse = () => {
    throw refusal(sentence, ['dateOfBirth', sentence]);
  };
  const programs = [demoProgram({ id: 1, name: 'Gorilla Trek', minimumAge: 15 })];
  const { user, toStep, submit } = await openWizard(refuse, '/registration', programs);
  await user.type(screen.getByLabelText('Date of birth'), '2020-05-04');
  await toStep(2);
  await user.selectOptions(screen.getByLabelText('Program'), 'Gorilla Trek');
  expect(screen.getByText(/^Gorilla Trek: 2 days/)).toHaveTextContent('from 15 years');
  await submit();
  const born = screen.getByLabelText('Date of birth');
  await waitFor(() => expect(born).toHaveAccessibleDescription(sentence));
  expect(born).toHaveValue('2020-05-04');
  await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '1'));
});

test('while it is on its way the button says so and sends nothing more', async () => {
  let finish = (_: unknown) => {};
  const { submit, user, sent } = await openWizard(() => new Promise((resolve) => (finish = resolve)));
  await submit();
  const button = await screen.findByText('Submitting...');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(button);
  await user.click(button);
  expect(sent).toHaveLength(1);
  await act(async () => finish(receipt));
});

/** Sends, and holds time: from the thank-you on it passes only as the returned function says. */
async function submitInHeldTime({ toStep, form, user }: Awaited<ReturnType<typeof openWizard>>) {
  await toStep(5);
  await user.click(form.getByRole('checkbox'));
  await prepareToasts();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await act(async () => form.getByText('Submit').click());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  expect(screen.getByText('Registration Successful!')).toBeInTheDocument();
  return pass;
}

test('success is told in a toast, and two seconds later the next page says what follows', async () => {
  const wizard = await openWizard();
  const pass = await submitInHeldTime(wizard);
  expect(screen.getByText(/^Thank you, Amina\./)).toBeInTheDocument();
  await pass(1999);
  expect(wizard.router.location.pathname).toBe('/registration');
  await pass(1);
  expect(wizard.router.location.pathname).toBe('/registration-success');
  jest.useRealTimers();
  expect(await screen.findByText(/Your application will be reviewed, and we will contact you/)).toBeVisible();
  const leads = (name: string) => screen.getByText(name).getAttribute('href');
  expect([leads('Explore Programs'), leads('Return Home')]).toEqual(['/programs', '/']);
});

test('somebody who leaves within the two seconds is not called back', async () => {
  const wizard = await openWizard();
  const pass = await submitInHeldTime(wizard);
  await pass(1999);
  await wizard.goTo('/programs');
  await pass(60_000);
  expect(wizard.router.location.pathname).toBe('/programs');
});

test('a failure is told, nothing is lost, and the next try carries the same key', async () => {
  let works = false;
  const { user, submit, press, sent } = await openWizard(() => {
    if (works) return receipt;
    throw new GraphQLError('The database rests.', { extensions: { code: 'UNAVAILABLE' } });
  });
  await user.type(screen.getByLabelText('First name'), 'Amina');
  await submit();
  await seen('Registration Failed');
  expect(screen.getByText('Please try again later. The database rests.')).toBeInTheDocument();
  expect(screen.getByText('The database rests.')).toBeVisible();
  works = true;
  await press('Submit');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.form.key).toBe(sent[0]?.form.key);
  expect(sent[1]?.input).toEqual(sent[0]?.input);
  await seen('Registration Successful!');
});

test('answers survive a reload, those about health do not', async () => {
  const { user, toStep } = await openWizard();
  await user.type(screen.getByLabelText('First name'), 'Amina');
  await toStep(4);
  await user.type(screen.getByLabelText(/^Allergies/), 'Peanuts');
  expect(JSON.stringify(sessionStorage)).not.toContain('Peanuts');
  document.body.replaceChildren();
  const again = await openWizard();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Amina'));
  await again.toStep(4);
  expect(screen.getByLabelText(/^Allergies/)).toHaveValue('');
});

test('after success nothing of it is kept', async () => {
  const { user, submit } = await openWizard();
  await user.type(screen.getByLabelText('First name'), 'Amina');
  await submit();
  await seen('Registration Successful!');
  expect(JSON.stringify(sessionStorage)).not.toContain('Amina');
});

test('the last step shows every answer and leads back to each group', async () => {
  const { user, form, press, toStep } = await openWizard(undefined, '/registration?program=2');
  await user.type(screen.getByLabelText('First name'), 'Amina');
  await toStep(5);
  const group = (name: string) => within(form.getByLabelText(name, { selector: 'section[aria-label]' }));
  expect(group('Personal Information').getByText('Amina')).toBeVisible();
  expect(group('Program Selection').getByText('Murchison Falls')).toBeVisible();
  expect(group('Medical Information').getAllByText('None specified')).toHaveLength(3);
  await press('Change Program Selection');
  await shows('Program Selection');
});

test('the medical step says why it asks', async () => {
  const { toStep } = await openWizard();
  await toStep(4);
  expect(screen.getByText('Why we ask')).toBeVisible();
});

describe('Among more programs than a list holds', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    demoProgram({ id: index + 1, name: `Journey ${index + 1}.` }),
  );
  const open = (path?: string) => openWizard(undefined, path, many);
  const options = () =>
    within(screen.getByLabelText('Program'))
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent);

  test('a search finds those to choose from, and keeps the one that was chosen', async () => {
    const { user, toStep, form } = await open();
    await toStep(2);
    expect(options()).toHaveLength(1 + 24);
    expect(form.getByText('24 of 60 programs are listed below. Search to find the others.')).toBeVisible();
    const search = form.getByLabelText('Search programs');
    await user.type(search, 'journey 57{Enter}');
    await waitFor(() => expect(options()).toEqual(['Please choose', 'Journey 57.']));
    expect(shown()).toBe('Program Selection');
    await user.selectOptions(form.getByLabelText('Program'), 'Journey 57.');
    await user.clear(search);
    await user.type(search, 'journey 48');
    await waitFor(() => expect(options()).toEqual(['Please choose', 'Journey 57.', 'Journey 48.']));
    expect(form.getByLabelText('Program')).toHaveDisplayValue('Journey 57.');
    await user.clear(search);
    await user.type(search, 'igloo');
    expect(await form.findByText('No programs found. Try other words.')).toBeVisible();
    await toStep(5);
    expect(form.getByRole('region', { name: 'Program Selection' })).toHaveTextContent('Journey 57.');
  });

  test('one that is not among the first is chosen by its link, sent and reviewed', async () => {
    const { form, sent, submit } = await open('/registration?program=59');
    await waitFor(() => expect(form.getByLabelText('Program')).toHaveDisplayValue('Journey 59.'));
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.input.programId).toBe(59);
  });

  test('as many as a list holds are listed, without a search', async () => {
    await openWizard(undefined, undefined, many.slice(0, 24));
    await waitFor(() => expect(options()).toHaveLength(1 + 24));
    expect(screen.queryByLabelText('Search programs')).not.toBeInTheDocument();
  });
});
