import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

/** There is no stay of that number. */
export function StayNotFound() {
  return (
    <Message label="Stays" title="Stay not found">
      <p>It may have been folded up for the rains. The others have a bed free.</p>
      <ButtonLink to={paths.facilities} mt="8">
        Back to Stays
      </ButtonLink>
    </Message>
  );
}
