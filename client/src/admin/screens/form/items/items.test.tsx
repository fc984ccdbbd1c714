import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { renderStaff } from '../../../../../test/render-staff.tsx';
import { form, type Values } from '../form.tsx';
import { longText, select, text } from '../kinds.tsx';
import { itemForm, items } from './items.tsx';

interface Question {
  question: string;
  answer: string;
}

const required = { kind: 'String', required: true } as const;
const question = itemForm<Question>(
  { add: 'Add a question', one: 'Question' },
  { question: { ...required, maxLength: 20 }, answer: required },
)({ question: text(), answer: longText({ rows: 2 }) });
const faq = form<{ questions: unknown }, { questions?: Question[] | null }>(
  { create: '', edit: '' },
  { questions: { kind: 'FaqQuestionInput', list: true, required: false, maxItems: 3 } },
)({ questions: items(question) });

const saved = {
  questions: [
    { question: 'Visa?', answer: 'Yes.' },
    { question: 'Rain?', answer: 'Often.' },
  ],
};
let sent: unknown[] = [];

function Faq() {
  const own = useForm<Values>({ defaultValues: faq.read(saved) });
  return (
    <FormProvider {...own}>
      <form noValidate onSubmit={own.handleSubmit((values) => void sent.push(faq.send(values)))}>
        {faq.draw(saved)}
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

interface Topic {
  topic: 'visa' | 'rain' | 'food';
}

const choices = { visa: 'Visa', rain: 'Rain', food: 'Food' };
const topic = itemForm<Topic>(
  { add: 'Add a topic', one: 'Topic' },
  { topic: { kind: 'Topic', required: true, options: Object.keys(choices) } },
)({ topic: select(choices) });
const topics = form<{ topics: unknown }, { topics?: Topic[] | null }>(
  { create: '', edit: '' },
  { topics: { kind: 'TopicInput', list: true, required: false, maxItems: 20 } },
)({ topics: items(topic, { unique: { field: 'topic', choices: Object.keys(choices) } }) });

function Topics() {
  const own = useForm<Values>({ defaultValues: { topics: [{ topic: 'rain' }] } });
  return <FormProvider {...own}>{topics.draw(null)}</FormProvider>;
}

const cards = () => screen.getAllByRole('listitem').map((card) => within(card));
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  sent = [];
});

test('A list of forms is read, put in order, and sent as it stands', async () => {
  const { user } = renderStaff(<Faq />, {});
  await user.click(screen.getByRole('button', { name: 'Move Rain? up' }));
  await user.click(save());
  expect(sent).toEqual([{ questions: saved.questions.toReversed() }]);
  expect(faq.inWords('questions', faq.read(saved).questions)).toBe('1. Visa? · Yes.\n2. Rain? · Often.');
});

test('One of which each choice can be made once begins with the first that is left, and there are as many as choices', async () => {
  const { user } = renderStaff(<Topics />, {});
  const add = screen.getByRole('button', { name: 'Add a topic' });
  for (const _ of [1, 2, 3]) await user.click(add);
  expect(screen.getAllByRole('combobox').map((one) => (one as HTMLSelectElement).value)).toEqual([
    'visa',
    'food',
  ]);
  expect(screen.getByText('3 of 3 at most')).toBeVisible();
});

test('One is added up to the limit, open and with the focus in it', async () => {
  const { user } = renderStaff(<Faq />, {});
  expect(screen.getByText('2 of 3 at most')).toBeVisible();
  const add = screen.getByRole('button', { name: 'Add a question' });
  await user.click(add);
  const third = cards()[2] as ReturnType<typeof within>;
  expect(await third.findByLabelText('Question')).toBeVisible();
  await user.type(third.getByLabelText('Question'), 'Cash?');
  await user.type(third.getByLabelText('Answer'), 'Both.');
  expect(screen.getByRole('button', { name: 'Remove Cash?' })).toBeVisible();
  await user.click(add);
  expect(cards()).toHaveLength(3);
  expect(screen.getByText('There is room for 3. Remove one to add another.')).toBeVisible();
});

test('One that was removed comes back to its place with all it held', async () => {
  const { user } = renderStaff(<Faq />, {});
  await user.click(screen.getByRole('button', { name: 'Remove Visa?' }));
  expect(cards()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(save());
  expect(sent).toEqual([saved]);
});

test('What is wrong in a folded form opens it and gets the focus', async () => {
  const { user } = renderStaff(<Faq />, {});
  await user.click(screen.getByRole('button', { name: 'Rain?' }));
  await user.clear(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByLabelText('Answer'));
  await user.click(screen.getByRole('button', { name: 'Rain?' }));
  await user.click(save());
  await waitFor(() => expect(screen.getByText('Answer is required.')).toBeVisible());
  const answers = screen.getAllByLabelText('Answer');
  await waitFor(() => expect(answers[1]).toHaveFocus());
  expect(sent).toEqual([]);
});
