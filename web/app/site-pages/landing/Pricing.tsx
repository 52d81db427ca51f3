import { useState } from 'react';
import { PLANS, PLANS_NOTE, type Plan, type PlanId } from '../../content/plans';
import { Button } from '../../ui/Button';
import { PageSection } from '../../ui/PageSection';
import { TextLink } from '../../ui/TextLink';
import { TickedList } from './TickedList';

export function Pricing() {
  const [selected, setSelected] = useState<PlanId>('free');
  return (
    <PageSection id="pricing" title="Pricing" lead={PLANS_NOTE}>
      <div className="grid gap-4 md:grid-cols-3">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isSelected={plan.id === selected}
            onSelect={() => setSelected(plan.id)}
          />
        ))}
      </div>
    </PageSection>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function PlanCard({ plan, isSelected, onSelect }: PlanCardProps) {
  const { name, price, period, features, action, next } = plan;
  return (
    <section
      aria-label={`${name} plan`}
      data-selected={isSelected}
      className={`flex flex-col rounded-sheet border bg-sheet p-5 ${isSelected ? 'border-accent shadow-raised outline-1 outline-accent' : 'border-rule shadow-sheet'}`}
    >
      <h3 className="font-serif text-lg font-semibold">{name}</h3>
      <p className="mt-1">
        <span className="font-serif text-4xl font-semibold">{price}</span>
        {period && <span className="text-faded">{period}</span>}
      </p>
      <TickedList items={features} className="mt-4 mb-6 flex-1" />
      <Button
        tone={isSelected ? 'primary' : 'secondary'}
        className="needs-script"
        aria-pressed={isSelected}
        onClick={onSelect}
      >
        {action}
      </Button>
      <p className="mt-3 text-center text-sm">
        <TextLink to={next.to}>{next.label}</TextLink>
      </p>
    </section>
  );
}
