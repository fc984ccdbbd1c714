import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Message } from '../page/message.tsx';

/** There is no post of that number. */
export function ArticleNotFound() {
  return (
    <Message label="News" title="Article not found">
      <p>It may have been taken down. What happened since is on the news page.</p>
      <ButtonLink to={paths.news} mt="8">
        Back to News
      </ButtonLink>
    </Message>
  );
}
