# Bildunterschriften der Regeln.
delphi-picture-map = Das ganze Meer, aufgebaut für zwei. Alle Schiffe beginnen bei Zeus. Ringsum liegen farbige Wasserfelder, Inseln, Monster, Opfergaben, Tempel, Städte und Statueninseln.
delphi-picture-tasks = Deine zwölf Aufgaben: drei Kultstätten, drei Statuen, drei Opfergaben und drei Monster. Bei weißen Plättchen suchst du die Farbe selbst aus.
delphi-picture-injuries = Das Tableau eines Spielers: Gunst, Schild, Reichweite und Laderaum, die sechs Götter auf ihrem Weg nach oben und die Verletzungen. Zwei sind rot: Eine dritte rote zwänge zur Rast.
delphi-picture-dice = Der dritte Würfel zeigt Blau. Das Rad sagt, was jede andere Farbe kostet. Dieses Schiff ist der Frachter und färbt in beide Richtungen um: Blau zu Schwarz kostet 2 Gunst. Andere Schiffe gehen nur in einer Richtung und zahlen 4.
delphi-picture-sail = Ein roter Würfel bringt dein Schiff bis zu drei Felder weit auf ein rotes Wasserfeld; das Ziel ist markiert.
delphi-picture-fight = Ein Kampf ohne Schild: Der Zyklop hat Stärke 9, gewürfelt wurde eine 5. Du gibst auf oder zahlst 1 Gunst und würfelst noch einmal gegen Stärke 8. Die Balken zeigen deine Chancen.
delphi-picture-explore = Dein Schiff liegt neben einer verdeckten Insel. Ein Würfel in der Farbe ihres Randes entdeckt sie.
delphi-picture-shrine = Die Insel war deine, also steht dort sofort deine Kultstätte, und ein Gott steigt einen Schritt.
delphi-picture-offering = Neben einer Opferinsel lädt ein Würfel eine Opfergabe seiner Farbe.
delphi-picture-temple = Beim Tempel derselben Farbe bringt ein Würfel dieser Farbe die Opfergabe dar: 3 Gunst.
delphi-picture-statue = Neben einer Stadt lädt ein Würfel ihrer Farbe eine Statue.
delphi-picture-pedestal = Auf einem freien Sockel ihrer Farbe wird die Statue errichtet. Ein Gefährte dieser Farbe kommt zu dir.
delphi-picture-god = Poseidon steht in der obersten Reihe und kann einmal gerufen werden. Danach beginnt er wieder in Reihe 0.
delphi-picture-home = Alle Aufgaben sind erfüllt. Ein roter Würfel bringt dieses Schiff fünf Felder weit zu Zeus, für 2 Gunst.
