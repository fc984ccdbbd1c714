import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

/** There is no program of that number, or the public does not see it. */
export function ProgramNotFound() {
  return (
    <Message label="Services" title="Program not found">
      <p>It may have ended its season. The others are waiting.</p>
      <ButtonLink to={paths.programs} mt="8">
        Back to Services
      </ButtonLink>
    </Message>
  );
}
