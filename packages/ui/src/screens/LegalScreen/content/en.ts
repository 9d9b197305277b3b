import type { LegalContent } from '../types.ts';

const version = '2026-11-26';

export const legalContent: LegalContent = {
  terms: {
    title: 'Terms of service',
    lead: 'What you can expect from {product}, what we expect from you, and what it costs.',
    version,
    sections: [
      {
        id: 'parties',
        title: 'Who these terms are between',
        body: [
          '{product} is run by {company} (“we”). You are the company that opens an account, and the people who use it on your behalf. The service is made for businesses; it is not offered to consumers.',
        ],
      },
      {
        id: 'service',
        title: 'What the service does',
        body: [
          '{product} processes the orders, costs and ad spend of your online shop, calculates what you earn, and makes suggestions for prices, ad budgets, stock, suppliers and orders that may be fraud.',
          'Forecasts, scores and texts made by the service are estimates. They help you to decide; they do not decide for you, and they are no legal, tax or financial advice.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        body: [
          'Whoever registers a company becomes the admin of its shop and may invite others and give them roles. Keep your passwords secret, tell us at {email} as soon as you suspect that someone else is using your account, and keep your details up to date.',
        ],
      },
      {
        id: 'price',
        title: 'Trial, plans and payment',
        body: [
          'A new shop can be tried for free, for the period shown at signup and without a card. After that the shop is read-only until you choose a plan.',
          'Plans are paid in advance for each month, at the price shown when you subscribe, plus value added tax where it applies. A change of plan takes effect at the next billing. You may cancel at any time; the service then continues until the end of the period you have paid for. If a price rises, we tell you at least 30 days before.',
        ],
      },
      {
        id: 'data',
        title: 'Your data',
        body: [
          'What you bring into {product} stays yours. You allow us to process it as far as the service requires. You make sure that you are allowed to share it with us. How we handle personal data is set out in the privacy policy and, for your customers’ data, in the data processing terms on the GDPR page.',
        ],
      },
      {
        id: 'use',
        title: 'Fair use',
        body: [
          'You may not use the service:',
          [
            'to break the law or the rights of others;',
            'to test, overload or get around its security, other than by agreement with us;',
            'beyond the limits of your plan, or to resell it;',
            'to decide about a person automatically, without a human looking at the case.',
          ],
        ],
      },
      {
        id: 'availability',
        title: 'Availability and support',
        body: [
          'We run the service with care, keep backups of the data and fix faults promptly. We announce maintenance that interrupts it. We answer questions within about 24 hours, Monday to Friday, 9:00–18:00 CET.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        body: [
          'We are liable without limit for intent, gross negligence, and harm to life, body or health. For slight negligence we are liable only where an essential duty was breached, and only for damage that is typical and could be foreseen, up to what you paid in the twelve months before. This does not affect mandatory law.',
        ],
      },
      {
        id: 'end',
        title: 'The end of the contract',
        body: [
          'Either party may end the contract at the end of a billing period, and at any time for good cause. For 30 days afterwards you can still export your data; then we delete it, except for what the law obliges us to keep.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes and applicable law',
        body: [
          'We tell you about a change to these terms at least 30 days before it applies. If you object, the contract continues under the old terms, and either party may end it. The law of the country of our registered office applies; the courts there have jurisdiction. If one clause is invalid, the others remain in force.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Which personal data {product} processes, why, for how long, and what you can ask of us.',
    version,
    sections: [
      {
        id: 'controller',
        title: 'Who is responsible',
        body: ['The data controller is {company}. You can reach us at {email}, also about data protection.'],
      },
      {
        id: 'what',
        title: 'What we process',
        body: [
          [
            'Account: name, email address, company, and, if you give them, registration number and phone number; your password only as a hash that cannot be reversed.',
            'Use: sessions with their time and browser, login attempts, and changes recorded in the activity log of your shop.',
            'Messages: what you write to support or in the contact form.',
            'Payment: plan, invoices and payment status; card details stay with the payment provider.',
            'Shop data: orders, products, costs and campaigns. For personal data of your customers in them we are your processor; see the GDPR page.',
          ],
        ],
      },
      {
        id: 'why',
        title: 'Why, and on which legal basis',
        body: [
          'We process account, shop and payment data to fulfil the contract (Article 6(1)(b) GDPR), invoices because the law obliges us to (Article 6(1)(c)), and technical records to keep the service safe, which is our legitimate interest (Article 6(1)(f)). Where we ask for consent, you may withdraw it at any time.',
        ],
      },
      {
        id: 'browser',
        title: 'What is kept in your browser',
        body: [
          'The app keeps what it needs to work in the local storage of your browser: the tokens of your session, your name and email address, your role, language and colour scheme. It sets no cookies for advertising and embeds no trackers. Logging out removes the session’s data.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who receives data',
        body: [
          'Only those who work for us under contract: the provider of our servers, the email service, the payment provider and, if one is used, the provider of the language model that answers in the chat and writes ad copy. We tell you their names and countries on request at {email}. We sell no data. If you connect a store platform or an ad account, data flows between it and {product} at your request.',
        ],
      },
      {
        id: 'where',
        title: 'Where data is kept',
        body: [
          'On servers in the European Union. If a recipient is located elsewhere, an adequacy decision or the standard contractual clauses of the European Commission protect the transfer.',
        ],
      },
      {
        id: 'time',
        title: 'For how long',
        body: [
          'As long as your account exists, and for 30 days after it is closed. Sessions end after at most 30 days, technical records are deleted after 90 days, and invoices after the period required by tax law.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: [
          'You may ask for access to your data, for its correction, deletion, restriction and transfer, and object to processing based on our interests. Write to {email}; we answer within a month. You may also complain to a supervisory authority, in particular that of your country.',
        ],
      },
      {
        id: 'security',
        title: 'How data is protected',
        body: [
          'Connections are encrypted, passwords are kept as slow hashes, secrets are encrypted at rest, each shop’s data is separated in the database, and access is recorded. You can protect your own account with two-factor authentication.',
        ],
      },
    ],
  },
  gdpr: {
    title: 'GDPR and data processing',
    lead: 'How {product} processes your customers’ personal data on your behalf, under Article 28 of the General Data Protection Regulation.',
    version,
    sections: [
      {
        id: 'roles',
        title: 'Who is who',
        body: [
          'You are the controller of your customers’ data. We process it as your processor, on your documented instructions: these terms, and what you set in {product}. If we believe that an instruction breaks the law, we tell you.',
        ],
      },
      {
        id: 'subject',
        title: 'What is processed, and why',
        body: [
          [
            'Purpose: to calculate profit, returns and forecasts, and to flag orders that may be fraud.',
            'Data: order numbers, dates, amounts, products, payment and delivery status, country and, where you import them, an identifier of the buyer.',
            'People: the customers of your shop.',
            'Duration: the term of the contract, and 30 days after it.',
          ],
          'Leave out of an import what the service does not need: it works without names, addresses and phone numbers.',
        ],
      },
      {
        id: 'confidentiality',
        title: 'Confidentiality and security',
        body: [
          'Only people who need it for their work have access, and all of them are bound to confidentiality. We apply technical and organisational measures under Article 32: encryption in transit, encrypted secrets, separation of shops in the database, roles enforced on the server, recorded access, tested backups.',
        ],
      },
      {
        id: 'subprocessors',
        title: 'Sub-processors',
        body: [
          'You agree to these sub-processors: the provider of our servers, to run the service, and the email service, to send messages. We give you the list with names and countries on request at {email}, and tell you about a new one at least 30 days before; you may object for good cause. We bind each of them to the same duties and are responsible for them.',
        ],
      },
      {
        id: 'help',
        title: 'Help with rights and duties',
        body: [
          'If one of your customers asks us for access or deletion, we pass the request on to you without delay. We help you answer it, assess the consequences of the processing and deal with authorities.',
        ],
      },
      {
        id: 'breaches',
        title: 'Data breaches',
        body: [
          'If personal data is lost or gets into the wrong hands, we tell you without undue delay and at the latest within 48 hours after we become aware of it: what happened, whom it concerns, what we have done and what you can do.',
        ],
      },
      {
        id: 'automated',
        title: 'Automated suggestions',
        body: [
          'An order’s risk score is a suggestion to check it. {product} does not refuse orders and does not make decisions about a person by itself. Do not base such a decision on the score alone.',
        ],
      },
      {
        id: 'deletion',
        title: 'Export and deletion',
        body: [
          'You can export and delete your data in the app at any time. At the end of the contract we delete it within 30 days, copies included as soon as they expire, unless the law obliges us to keep it.',
        ],
      },
      {
        id: 'audit',
        title: 'Proof and audits',
        body: [
          'On request, we show you how we comply with these duties. You may have them checked, with reasonable notice and without disrupting operations. For all questions on data protection write to {email}.',
        ],
      },
    ],
  },
};
