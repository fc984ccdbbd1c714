import type { FaqSettingsInput } from '../../../server/src/generated/resolvers.ts';

/** What guests ask before they travel, two questions in each category. */
export const faq: FaqSettingsInput = {
  questions: [
    {
      category: 'Tour Packages',
      question: 'Can I change a tour, or must I take it as it is described?',
      answer:
        'Change it. The descriptions are what works for most people, not a timetable. Add a night, leave out a drive, swap the tent for a cottage: tell us what you would like, and a new route with a new price reaches you {answers}.',
    },
    {
      category: 'Tour Packages',
      question: 'Are gorilla and chimpanzee permits in the price?',
      answer:
        'Yes, wherever the description names them. A permit carries your name and a date, so we buy it as soon as you book and need the passport page for it. The minimum age for both is 15.',
    },
    {
      category: 'Booking & Payments',
      question: 'How do I book, and what do I pay when?',
      answer:
        'Register on this site or write to us in the chat. We confirm {answers} and ask for 30 per cent, or for the full cost of a permit where there is one. The rest is due 30 days before you travel. You can pay by bank transfer, card or mobile money.',
    },
    {
      category: 'Booking & Payments',
      question: 'What if I have to cancel?',
      answer:
        'Up to 45 days before departure you get everything back but permits that are already in your name. Up to 15 days before it is half. After that we try to fill your place, and what we save by it is yours. Moving to another date is free once.',
    },
    {
      category: 'Travel Insurance',
      question: 'Do I need travel insurance?',
      answer:
        'Yes. We ask every guest from abroad for a policy that covers medical care and evacuation by air, because the nearest good hospital can be five hours away by road. Guests who live in Uganda need it for the Rwenzori and for rafting.',
    },
    {
      category: 'Travel Insurance',
      question: 'Does my policy cover mountains and white water?',
      answer:
        'Many do not. Look for the words “trekking above 4,000 metres” for the Rwenzori and “rafting to grade 5” for Jinja. If you send us the page of your policy, we will read it with you before you pay for anything.',
    },
    {
      category: 'Services & Accommodations',
      question: 'What are the stays like?',
      answer:
        'Clean, small and different from each other: a ridge lodge, treehouses, tents, cottages by the water. One of us has slept in each of them. Hot water may come in a bucket and Wi-Fi may come and go, and the description says so where that is the case.',
    },
    {
      category: 'Services & Accommodations',
      question: 'Can you cook for my diet?',
      answer:
        'Vegetarian, vegan, halal and gluten-free are no trouble if we know a week ahead. For a serious allergy tell us when you book, so that we can speak with every kitchen on your way and give your guide the right medicine to carry.',
    },
    {
      category: 'Travel Essentials',
      question: 'Do I need a visa and vaccinations?',
      answer:
        'Most visitors apply for a Ugandan visa online before they travel, and everyone shows a yellow-fever certificate on arrival. Malaria occurs all over the country, so see a travel clinic six weeks ahead. Rules change: please check with the embassy too.',
    },
    {
      category: 'Travel Essentials',
      question: 'What should I pack?',
      answer:
        'Boots you have walked in, a rain jacket whatever the month, long sleeves for the evening, a torch, and soft luggage of 15 kilograms if you fly upcountry. Leave camouflage clothes and plastic bags at home: the law allows civilians neither.',
    },
  ],
};
