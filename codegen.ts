// Types of the contract for the server's resolvers, typed documents for the REST door, typed documents and hooks for the client.
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  DateTime: { input: 'string', output: 'string' },
  ID: { input: 'string | number', output: 'number' },
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  silent: true,
  generates: {
    'server/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTime: { input: 'string', output: 'Date' }, ID: 'string' },
        contextType: '../graphql/context.ts#GraphQLContext',
        mappers: {
          Program: '../modules/programs/program.entity.ts#ProgramEntity',
          Coach: '../modules/coaches/coach.entity.ts#CoachEntity',
          Facility: '../modules/facilities/facility.entity.ts#FacilityEntity',
          Post: '../modules/posts/post.entity.ts#PostEntity',
          PostConnection: '../modules/posts/posts.service.ts#PostPage',
          GalleryItem: '../modules/gallery/gallery-item.entity.ts#GalleryItemEntity',
          Alumnus: '../modules/alumni/alumnus.entity.ts#AlumnusEntity',
          Registration: '../modules/registrations/registration.entity.ts#OpenedRegistration',
          ListedRegistration: '../modules/registrations/registration.entity.ts#RegistrationOverview',
          RegistrationConnection: '../modules/registrations/registration-list.ts#RegistrationPage',
          ContactSubmissionConnection: '../modules/contact/contact.service.ts#ContactPage',
          SubscriberConnection: '../modules/newsletter/newsletter.service.ts#SubscriberPage',
          DonationConnection: '../modules/donations/donations-page.ts#DonationsPage',
          Donation: '../modules/donations/donation.entity.ts#DonationEntity',
          TrashedItem: '../modules/trash/trash.service.ts#TrashedRow',
          Stats: '../modules/stats/stats.service.ts#StatsParts',
          ContactSubmission: '../modules/contact/contact-submission.entity.ts#ContactMessage',
          Subscriber: '../modules/newsletter/subscriber.entity.ts#SubscriberEntity',
          Activity: '../modules/activity/activity.service.ts#RecentActivity',
          User: '../modules/accounts/user.entity.ts#UserEntity',
          Person: '../modules/accounts/people.service.ts#PersonRow',
          SignIn: '../modules/accounts/session.entity.ts#SessionEntity',
          Invitation: '../modules/accounts/invitations.service.ts#InvitationRow',
          MailFailure: '../modules/mail/mail.service.ts#FailedMail',
        },
        makeResolverTypeCallable: true,
      },
    },
    'server/src/generated/schema.ts': {
      plugins: ['typescript'],
      config: { useTypeImports: true, enumsAsTypes: true, onlyOperationTypes: true, scalars },
    },
    'server/src/': {
      preset: 'near-operation-file',
      documents: 'server/src/**/*.graphql',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'generated/schema.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { useTypeImports: true, enumsAsTypes: true, scalars },
    },
    'client/src/generated/schema.ts': {
      plugins: ['typescript'],
      config: { useTypeImports: true, enumsAsTypes: true, onlyOperationTypes: true, scalars },
    },
    'client/src/': {
      preset: 'near-operation-file',
      documents: 'client/src/**/*.graphql',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen/hooks-plugin.mjs'],
      config: { useTypeImports: true, enumsAsTypes: true, scalars },
    },
  },
};

export default config;
