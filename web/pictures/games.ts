/** A game on the poster: a record, and the part of the drawing of its last position that is shown. */
export interface Shown {
  name: string;
  title: string;
  record: string;
  /** The CSS selector of the element to photograph. */
  of: string;
  /** The margins to cut off above, right, below and left of the board, in the drawing's units. */
  margins?: [number, number, number, number];
  /** The size of the window in which the board has the right shape. */
  window: { width: number; height: number };
}

const started = (spec: string, position: string, actions = '') =>
  `[Spec "${spec}"]\n[Rules "1"]\n[Position "${position}"]\n[Result "*"]\n\n${actions}`;

const DRAWING = '.drawing svg';
const square = { width: 1400, height: 1100 };

export const mana: Shown = {
  name: 'mana',
  title: 'Mana',
  record: started('mana', '1r1d1r/r3r1/3r2/1R3R/2R3/RRD3 b e2 0/0 1'),
  of: '.drawing svg .frame',
  window: square,
};

export const jungle: Shown = {
  name: 'jungle',
  title: 'Jungle',
  record: started('jungle', 'l5t/1d3c1/r1p3e/3w3/3E3/7/2W1P1R/1C3D1/T5L o d5'),
  of: DRAWING,
  margins: [4, 4, 4, 4],
  window: square,
};

export const mandua: Shown = {
  name: 'mandua',
  title: 'Mandua',
  record: started('mandua', '1hhh1/h1T1h/h1hhh/h2hh/1hhTh T--T 10 t +12', '1. c4-c2'),
  of: DRAWING,
  window: square,
};

export const mancala: Shown = {
  name: 'mancala',
  title: 'Mancala',
  record: started('mancala', '4 4 0 5 1 6 2 / 5 0 6 5 5 4 1 S'),
  of: DRAWING,
  margins: [5, 5, 5, 5],
  window: { width: 1600, height: 700 },
};

/** South ends in their own mancala, acts again and captures. Then North sows round the corner. */
export const sowing: Shown = {
  ...mancala,
  record: started('mancala', '2 4 4 1 5 3 3 / 3 2 3 6 8 1 3 S', '1. 3 2. 1 3. 5'),
  window: { width: 1015, height: 600 },
};

/** The third hunt of a game of Big Manitou. The seed determines the cards. */
export const manitou: Shown = {
  name: 'manitou',
  title: 'Big Manitou',
  of: '.grounds',
  window: { width: 1400, height: 1030 },
  record: `[Spec "manitou:players=3"]
[Rules "1"]
[Seat0 "random"]
[Seat1 "random"]
[Seat2 "random"]
[Commitment "b2928391f8a477a27749a556b7386f4da4391e98df1c76459ba7f4ac2ee1a8f7"]
[Contribution0 "00000000000000000000000000000000"]
[Contribution1 "00000000000000000000000000000000"]
[Contribution2 "00000000000000000000000000000000"]
[Seed "ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d"]
[Result "*"]

1. tiles:b3,tomahawk,tomahawk|totem,horse,b2|t3,totem,tomahawk,b2
2. choose:3,4,5,7,8,9,matriarch,matriarch,rain 3. choose:3,4,6,7,8,rain,scout,medicine
4. choose:2,5,6,7,8,scout,medicine 5. deck:0:3,9,8,matriarch,matriarch,7,rain,4,5
6. deck:1:scout,8,7,rain,4,medicine,6,3 7. deck:2:6,8,scout,medicine,7,5,2 8. play:9@2
9. play:scout@2 10. play:scout@2 11. play:matriarch@1 12. play:8@3 13. play:medicine@2 14. play:8@3
15. play:rain@2 16. play:8@3 17. play:3@2 18. play:7@1 19. play:7@1 20. play:7@2 21. play:4@1
22. play:2@3 23. play:rain@3 24. play:3@3 25. play:5@1 26. play:5@2 27. play:medicine@2
28. play:6@3 29. take:b3 30. take:tomahawk 31. take:tomahawk 32. take:b2 33. take:totem
34. take:totem 35. take:b2 36. take:t3 37. take:tomahawk 38. discard:b2
39. tiles:totem,tomahawk,horse|totem,t2,b1|b1,t2,tomahawk,t1
40. choose:1,2,chief,chief,matriarch,scout,medicine
41. choose:1,2,5,6,10,chief,chief,matriarch,matriarch
42. choose:1,3,9,10,chief,chief,matriarch,rain 43. deck:0:1,chief,2,medicine,scout,matriarch,chief
44. deck:1:chief,matriarch,2,1,6,matriarch,10,chief,5
45. deck:2:9,chief,3,chief,rain,10,1,matriarch 46. play:2@2 47. play:3@2 48. play:chief@3
49. play:1@3 50. play:9@2 51. play:1@2 52. play:chief@2 53. play:chief@1 54. play:2@2
55. play:matriarch@1 56. play:chief@2 57. play:matriarch@3 58. play:10@3 59. play:1@1
60. play:chief@2 61. play:6@3 62. play:rain@3 63. play:medicine@2 64. play:5@1 65. play:matriarch@2
66. play:scout@3 67. discard:tomahawk 68. take:totem 69. take:horse 70. take:tomahawk 71. take:t2
72. take:totem 73. take:b1 74. take:t1 75. take:tomahawk 76. take:b1
77. tiles:tomahawk,totem,t1|t1,t2,t2|t1,t1,b2,b2 78. choose:1,2,5,7,8,10,chief,scout
79. choose:1,3,5,6,7,8,medicine 80. choose:2,3,6,7,9,10,chief,chief,scout
81. deck:0:5,chief,2,1,scout,10,8,7 82. deck:1:6,1,7,5,8,3,medicine
83. deck:2:9,7,10,3,chief,scout,6,chief,2 84. play:9@1 85. play:chief@2 86. play:7@2 87. play:7@2
88. play:5@3 89. play:6@3 90. play:3@1 91. play:2@2 92. play:8@3 93. play:scout@3 94. play:scout@2
95. play:1@1 96. play:chief@3 97. play:8@2 98. play:3@3 99. play:chief@2 100. play:10@3`,
};
