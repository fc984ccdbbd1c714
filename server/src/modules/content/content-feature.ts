import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import { type Context, defineFeature } from '../feature.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ContentDeps } from './content.service.ts';
import { Content } from './content.ts';
import { PagePaths, type PagePathsDeps } from './pages/page-paths.ts';
import { PreviewLinks } from './pages/preview-links.ts';
import { type PublishingDeps, PublishingService } from './publishing/publishing.service.ts';

interface Needs extends ContentDeps, PublishingDeps, PagePathsDeps {
  media: MediaService;
  signer: TokenSigner;
}

const services = (needs: Needs) => ({
  content: new Content(needs.contentTypes, needs),
  pagePaths: new PagePaths(needs),
  previews: new PreviewLinks(needs.signer, needs.publicUrl),
  publishing: new PublishingService(needs),
  media: needs.media,
});

/** Of the resolvers that all types of content share. */
export type ContentContext = Context<ReturnType<typeof services>>;

/** What all types of content share. */
export const content = defineFeature({ services });
