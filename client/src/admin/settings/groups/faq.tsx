import { itemForm, items } from '../../screens/form/items/items.tsx';
import { longText, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const question = itemForm<settings.FaqQuestionInput>(
  { add: 'Add a question', one: 'Question' },
  settings.faqQuestionInputRules,
)({
  question: text(),
  category: text({ hint: 'Questions of one category stand together.' }),
  answer: longText({ rows: 4 }),
});

export const group = groupForm({
  now: settings.StaffFaqSettingsNowDocument,
  update: settings.UpdateFaqSettingsDocument,
  rules: settings.faqSettingsInputRules,
})({ questions: items(question, { hint: 'In this order.' }) });
