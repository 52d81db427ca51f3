export type PlanId = 'free' | 'pro' | 'enterprise';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly price: string;
  readonly period?: string;
  readonly features: readonly string[];
  readonly action: string;
  /** Where the plan's button leads. */
  readonly next: { readonly label: string; readonly to: string };
}

export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: '$0',
    features: ['5 conversions per day', 'Basic formatting', 'Standard footnotes'],
    action: 'Choose Free',
    next: { label: 'Open the converter', to: '/' },
  },
  {
    id: 'pro',
    name: 'Pro',
    price: '$12',
    period: '/month',
    features: [
      'Unlimited conversions',
      'Advanced formatting',
      'Custom templates',
      'Batch processing',
      'Priority support',
    ],
    action: 'Choose Pro',
    next: { label: 'Convert for free until then', to: '/' },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: '$99',
    period: '/month',
    features: [
      'Everything in Pro',
      'Team collaboration',
      'API access',
      'White-label option',
      'Dedicated support',
    ],
    action: 'Contact Sales',
    next: { label: 'Write to us', to: '/contact' },
  },
];

export const PLANS_NOTE =
  'Paid plans are not available yet, and no daily limit is enforced: today everything is free.';
