/** A diagram of each kind, with what is special about it, by the name of the kind. */
export const DIAGRAMS: Readonly<Record<string, string>> = {
  flowchart: `flowchart TD
    A[Start] --> B{Is it working?}
    B -->|Yes| C[Great, carry on]
    B -- No --> D[(Look in the database)]
    D --> E((Ask)) & F>Flag]
    subgraph Help desk
      E --> G[/Write a ticket/]
      F -.-> G
    end
    G ==> A
    classDef hot fill:#f96,stroke:#333
    class D hot`,
  sequence: `sequenceDiagram
    accTitle: Logging in
    participant A as Alice
    actor B as Bob
    A->>+B: Hello Bob, how are you?
    Note right of B: Bob thinks<br/>a long time
    loop Every minute
      B-->>A: Still thinking
    end
    alt is well
      B->>A: Fine!
    else is sick
      B-xA: Not so good
    end
    B-->>-A: Bye`,
  class: `classDiagram
    Animal <|-- Duck
    Animal <|-- Fish
    Animal "1" *-- "many" Leg : has
    class Animal{
      +int age
      +String gender
      +isMammal() bool
      +mate(other)
    }
    class Duck{
      <<interface>>
      +String beakColor
      +swim()
    }`,
  state: `stateDiagram-v2
    [*] --> Still
    Still --> Moving : push
    Moving --> Still
    Moving --> Crash
    state Moving {
      [*] --> Slow
      Slow --> Fast : accelerate
    }
    Crash --> [*]
    note right of Crash : It hurts`,
  entities: `erDiagram
    CUSTOMER ||--o{ ORDER : places
    ORDER ||--|{ LINE-ITEM : contains
    CUSTOMER {
      string name PK
      string custNumber "the number"
    }
    ORDER { int orderNumber
      date day }`,
  gantt: `gantt
    title A Gantt diagram
    dateFormat YYYY-MM-DD
    section Section
      A task          :a1, 2024-01-01, 30d
      Another task    :after a1, 20d
    section Another
      Task in Another :crit, 2024-01-12, 12d
      another task    :milestone, 24d`,
  pie: `pie showData title Pets adopted
    "Dogs" : 386
    "Cats" : 85.9
    "Rats" : 15`,
  mindmap: `mindmap
  root((mindmap))
    Origins
      Long history
      ::icon(fa fa-book)
    Research
      On effectiveness<br/>and features
    Tools
      Pen and paper
      Mermaid`,
  'git graph': `gitGraph
    commit
    commit id: "feature"
    branch develop
    checkout develop
    commit
    commit tag: "v1.0"
    checkout main
    merge develop
    commit`,
  timeline: `timeline
    title History of Social Media
    2002 : LinkedIn
    2004 : Facebook : Google
    2005 : YouTube
    2006 : Twitter`,
  journey: `journey
    title My working day
    section Go to work
      Make tea: 5: Me
      Go upstairs: 3: Me
    section Go home
      Sit down: 5: Me, Cat`,
  quadrant: `quadrantChart
    title Reach and engagement
    x-axis Low Reach --> High Reach
    y-axis Low Engagement --> High Engagement
    quadrant-1 We should expand
    quadrant-2 Need to promote
    Campaign A: [0.3, 0.6]
    Campaign B: [0.45, 0.23]`,
  'XY chart': `xychart-beta
    title "Sales Revenue"
    x-axis [jan, feb, mar, apr]
    y-axis "Revenue (in $)" 4000 --> 11000
    bar [5000, 6000, 7500, 8200]
    line [5000, 6000, 7500, 8200]`,
  sankey: `sankey-beta

Agricultural,Bio-conversion,124.729
Bio-conversion,Liquid,0.597
Bio-conversion,Losses,26.862
Bio-conversion,Solid,280.322`,
  requirement: `requirementDiagram
    requirement test_req {
    id: 1
    text: the test text.
    risk: high
    verifymethod: test
    }
    element test_entity {
    type: simulation
    }
    test_entity - satisfies -> test_req`,
  block: `block-beta
  columns 3
  a["A label"] b:2 c:2 d`,
  packet: `packet-beta
0-15: "Source Port"
16-31: "Destination Port"
32-63: "Sequence Number"`,
  architecture: `architecture-beta
    group api(cloud)[API]
    service db(database)[Database] in api
    service server(server)[Server] in api
    db:L -- R:server`,
  kanban: `kanban
  Todo
    [Create Documentation]
    docs[Create Blog about the new diagram]
  [In progress]
    id6[Create renderer]`,
  C4: `C4Context
    title System Context
    Person(customerA, "Customer A", "A customer of the bank.")
    System(SystemAA, "Internet Banking", "Allows customers to view.")
    Rel(customerA, SystemAA, "Uses")`,
  radar: `radar-beta
  axis m["Math"], s["Science"], e["English"]
  curve a["Alice"]{85, 90, 80}
  max 100`,
  treemap: `treemap-beta
"Section 1"
    "Leaf 1.1": 12
"Section 2"
    "Leaf 2.1": 20`,
};
