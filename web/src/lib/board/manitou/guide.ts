import type { CoachMark, Guide, Step } from '../guide';

const coach = (key: string, at: string): CoachMark => ({ key: `page-guide-manitou-${key}`, args: {}, at });

const choose: Step<'manitou'> = {
  turn: 0,
  mark: ({ legal }) => (legal.form === 'choose' ? coach('choose', 'section li:first-child > button') : null),
};

export const guide: Guide<'manitou'> = ({ legal }) => {
  const turn = legal.form === 'choose' ? 1 : 0;
  return [
    ...(legal.form === 'choose' ? [choose] : []),
    { turn, picks: 1, mark: () => coach('card', '.hand button.may') },
    { turn, mark: () => coach('ground', 'button.here') },
    { turn: turn + 1, mark: () => coach('hero', '.hand button.may') },
    { turn: turn + 2, mark: () => coach('points', '.points') },
  ];
};
