import { itemForm, items } from '../../screens/form/items/items.tsx';
import { longText, text } from '../../screens/form/kinds.tsx';
import {
  type FaqQuestionInput,
  faqQuestionInputRules,
  faqSettingsInputRules,
  StaffFaqSettingsNowDocument,
  UpdateFaqSettingsDocument,
} from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const question = itemForm<FaqQuestionInput>(
  { add: 'Add a question', one: 'Question' },
  faqQuestionInputRules,
)({
  question: text(),
  category: text({ hint: 'Questions of one category stand together.' }),
  answer: longText({ rows: 4 }),
});

export const group = groupForm({
  now: StaffFaqSettingsNowDocument,
  update: UpdateFaqSettingsDocument,
  rules: faqSettingsInputRules,
})({ questions: items(question, { hint: 'In this order.' }) });
