import { form } from '../../screens/form/form.tsx';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { longText, text } from '../../screens/form/kinds.tsx';
import {
  type FaqQuestionInput,
  type FaqSettingsInput,
  faqQuestionInputRules,
  faqSettingsInputRules,
  type StaffFaqSettingsFragment,
  StaffFaqSettingsNowDocument,
  UpdateFaqSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from '../settings-group.ts';

const question = itemForm<FaqQuestionInput>(
  { add: 'Add a question', one: 'Question' },
  faqQuestionInputRules,
)({
  question: text(),
  category: text({ hint: 'Questions of one category stand together.' }),
  answer: longText({ rows: 4 }),
});

const faqForm = form<StaffFaqSettingsFragment, FaqSettingsInput>(
  { create: 'Questions and answers', edit: 'Questions and answers' },
  faqSettingsInputRules,
)({ questions: items(question, { hint: 'In this order.' }) });

export const group = groupForm({
  now: StaffFaqSettingsNowDocument,
  update: UpdateFaqSettingsDocument,
  form: faqForm,
});
